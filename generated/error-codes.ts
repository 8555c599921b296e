// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ErrorCode } from './model';

/** The usual sentence of each code. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  malformed_body: 'The request body could not be read. Send valid JSON.',
  unauthorized: 'Your session has ended. Please log in again.',
  forbidden: 'Your account has no access to this area.',
  not_found: 'We could not find that record.',
  unknown_account: 'There is no account with this email address.',
  method_not_allowed: 'This address takes other methods.',
  stale_version: 'Somebody else changed this record. Reload it and try again.',
  idempotency_key_reused: 'This key has named another request before. Send a new one.',
  payload_too_large: 'This is larger than allowed.',
  unsupported_media_type: 'This type of content is not accepted.',
  validation_failed: 'Please check the marked fields.',
  rate_limited: 'Too many tries. Please wait a moment and try again.',
  internal_error: 'An error occurred. Please try again later.',
  service_unavailable:
    'The exchange is not available at the moment. Please try again in a few seconds.',
  invalid_credentials: 'Email address or password is wrong.',
  account_suspended: 'This account is suspended. Please contact our staff.',
  account_deactivated: 'This account is closed.',
  account_not_confirmed: 'Please confirm your email address first.',
  link_invalid: 'This link is not valid. Ask for a new one.',
  link_expired: 'This link has expired. Ask for a new one.',
  link_used: 'This link was used already. Ask for a new one.',
  session_required: 'Log in to your account first, then open the link again.',
  email_taken: 'Another account has this email address.',
  document_in_use: 'This document is part of a submission and stays.',
  document_not_usable: 'Choose two ready documents of your own.',
  transition_not_allowed: 'This is not possible in the present state.',
  reason_required: 'Please give a reason.',
  claim_incomplete: 'Something is still missing. Please complete the marked fields.',
  identity_rejected: 'We could not verify your identity. Please write to our staff.',
  case_not_open: 'This case takes no claims at the moment.',
  too_many_documents: 'This claim has as many documents as it can take. Delete one first.',
};
