// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ErrorCode } from './model';

/** The status of each code, and its usual sentence. */
export const ERROR_CODES = {
  malformed_body: { status: 400, message: 'The request body could not be read. Send valid JSON.' },
  unauthorized: { status: 401, message: 'Your session has ended. Please log in again.' },
  forbidden: { status: 403, message: 'Your account has no access to this area.' },
  not_found: { status: 404, message: 'We could not find that record.' },
  unknown_account: { status: 404, message: 'There is no account with this email address.' },
  method_not_allowed: { status: 405, message: 'This address takes other methods.' },
  stale_version: {
    status: 409,
    message: 'Somebody else changed this record. Reload it and try again.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This key has named another request before. Send a new one.',
  },
  payload_too_large: { status: 413, message: 'This is larger than allowed.' },
  unsupported_media_type: { status: 415, message: 'This type of content is not accepted.' },
  misdirected_request: {
    status: 421,
    message:
      'The mailbox is not read under this name. Open it by localhost or the IP address, or start the exchange with PUBLIC_ORIGIN set to the address that you use.',
  },
  validation_failed: { status: 422, message: 'Please check the marked fields.' },
  rate_limited: { status: 429, message: 'Too many attempts.' },
  internal_error: { status: 500, message: 'An error occurred. Please try again later.' },
  service_unavailable: {
    status: 503,
    message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  },
  invalid_credentials: { status: 422, message: 'Email address or password is wrong.' },
  account_suspended: {
    status: 422,
    message: 'This account is suspended. Please write to our staff.',
  },
  account_deactivated: { status: 422, message: 'This account is closed.' },
  account_not_confirmed: { status: 422, message: 'Please confirm your email address first.' },
  link_invalid: { status: 422, message: 'This link is not valid. Ask for a new one.' },
  link_expired: { status: 422, message: 'This link has expired. Ask for a new one.' },
  link_used: { status: 422, message: 'This link was used already. Ask for a new one.' },
  session_required: {
    status: 422,
    message: 'Log in to your account first, then open the link again.',
  },
  email_taken: { status: 422, message: 'Another account has this email address.' },
  document_in_use: {
    status: 422,
    message: 'This document is part of a submission and cannot be deleted.',
  },
  document_not_usable: {
    status: 422,
    message: 'One of these documents cannot be used. Delete it, or upload it again.',
  },
  transition_not_allowed: {
    status: 422,
    message: 'This is not possible any more. Reload the page to see where it stands.',
  },
  in_person_only: { status: 422, message: 'Only the owner of the account can do this.' },
  fresh_proof_required: { status: 422, message: 'Enter your password again, then try once more.' },
  reason_required: { status: 422, message: 'Please give a reason.' },
  claim_incomplete: {
    status: 422,
    message: 'Something is still missing. Please complete the marked fields.',
  },
  identity_rejected: {
    status: 422,
    message: 'Your identity was not approved. Please write to our staff.',
  },
  case_not_open: { status: 422, message: 'This case takes no new claims for now.' },
  too_many_documents: {
    status: 422,
    message: 'This claim has as many documents as it can take. Delete one first.',
  },
  storage_full: {
    status: 422,
    message:
      'Your documents take as much room as they can. Delete some that you no longer need first.',
  },
  buyer_account_incomplete: {
    status: 422,
    message: 'Something is still missing. Please complete the marked fields.',
  },
  identity_not_submitted: {
    status: 422,
    message: 'Verify your identity first. Then submit the application.',
  },
  no_buyer_account: { status: 422, message: 'Apply for a buyer account first.' },
  agreement_superseded: {
    status: 422,
    message: 'There is a newer version of this agreement. Reload the page and read it.',
  },
  own_claim: { status: 422, message: 'This claim is your own.' },
  too_many_follows: {
    status: 422,
    message: 'You follow 1,000 claims or cases. Unfollow one first.',
  },
  too_many_saved_searches: {
    status: 422,
    message: 'You have 50 saved searches. Delete one first.',
  },
  search_already_saved: {
    status: 422,
    message:
      'You have saved a search with these filters. Your account menu leads to your saved searches.',
  },
  buyer_not_verified: {
    status: 422,
    message: 'Only verified buyers can do this. See where your buyer account stands.',
  },
  identity_not_approved: { status: 422, message: 'Your identity has to be approved first.' },
  agreement_outstanding: { status: 422, message: 'Accept the marketplace access agreement first.' },
  claim_not_open: { status: 422, message: 'This claim takes no offers at the moment.' },
  country_restricted: { status: 422, message: 'This case takes no buyers from your country.' },
  negotiation_exists: { status: 422, message: 'You are negotiating about this claim already.' },
  offer_expired: { status: 422, message: 'This offer has expired.' },
  too_many_moves: {
    status: 422,
    message: 'You have made ten moves in this negotiation. Accept or reject the last offer.',
  },
  counterparty_not_ready: {
    status: 422,
    message: 'The other side cannot agree to a sale at the moment. Try again later.',
  },
  objection_open: { status: 422, message: 'The objection deadline has not passed yet.' },
  conversation_closed: {
    status: 422,
    message: 'This negotiation has ended. You can write to our staff instead.',
  },
  staff_messages_off: {
    status: 422,
    message: 'This user does not want messages from our staff. Write an email instead.',
  },
  user_barred: {
    status: 422,
    message: 'This user cannot log in and would not read it. Write an email instead.',
  },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
