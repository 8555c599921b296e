/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Stable; a client may decide by it. `x-codes` says of each with which status it comes, what it means, and an example of
 * its message. A code that is `implied` may come from every operation that documents its status
 * (`idempotency_key_reused`: that takes the key); the others are listed by the operation in `x-error-codes`.
 */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

export const ErrorCode = {
  malformed_body: 'malformed_body',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  not_found: 'not_found',
  unknown_account: 'unknown_account',
  method_not_allowed: 'method_not_allowed',
  stale_version: 'stale_version',
  idempotency_key_reused: 'idempotency_key_reused',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unsupported_media_type',
  misdirected_request: 'misdirected_request',
  validation_failed: 'validation_failed',
  rate_limited: 'rate_limited',
  internal_error: 'internal_error',
  service_unavailable: 'service_unavailable',
  invalid_credentials: 'invalid_credentials',
  account_suspended: 'account_suspended',
  account_deactivated: 'account_deactivated',
  account_not_confirmed: 'account_not_confirmed',
  link_invalid: 'link_invalid',
  link_expired: 'link_expired',
  link_used: 'link_used',
  session_required: 'session_required',
  email_taken: 'email_taken',
  document_in_use: 'document_in_use',
  document_not_usable: 'document_not_usable',
  transition_not_allowed: 'transition_not_allowed',
  in_person_only: 'in_person_only',
  fresh_proof_required: 'fresh_proof_required',
  reason_required: 'reason_required',
  claim_incomplete: 'claim_incomplete',
  identity_rejected: 'identity_rejected',
  case_not_open: 'case_not_open',
  too_many_documents: 'too_many_documents',
  storage_full: 'storage_full',
  buyer_account_incomplete: 'buyer_account_incomplete',
  identity_not_submitted: 'identity_not_submitted',
  no_buyer_account: 'no_buyer_account',
  agreement_superseded: 'agreement_superseded',
  own_claim: 'own_claim',
  too_many_follows: 'too_many_follows',
  too_many_saved_searches: 'too_many_saved_searches',
  search_already_saved: 'search_already_saved',
  buyer_not_verified: 'buyer_not_verified',
  identity_not_approved: 'identity_not_approved',
  agreement_outstanding: 'agreement_outstanding',
  claim_not_open: 'claim_not_open',
  country_restricted: 'country_restricted',
  negotiation_exists: 'negotiation_exists',
  offer_expired: 'offer_expired',
  too_many_moves: 'too_many_moves',
  counterparty_not_ready: 'counterparty_not_ready',
  objection_open: 'objection_open',
  conversation_closed: 'conversation_closed',
  staff_messages_off: 'staff_messages_off',
  user_barred: 'user_barred',
} as const;
