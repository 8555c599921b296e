import type { ErrorCode } from '@generated/model';
import type { Refusal } from './operation-types';

const MESSAGES: Record<ErrorCode, string> = {
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
  session_required: 'Log in to your account first, then open the link again.',
  link_used: 'This link was used already. Ask for a new one.',
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

const MOST_FAULTS = 20;
const LONGEST_PATH = 100;

interface Details {
  /** A better sentence than the usual one of the code. */
  message?: string;
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
}

/** The answer of a handler that does not do what was asked for. */
export function refuse<
  Status extends 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
>(
  status: Status,
  code: ErrorCode,
  { message, errors, headers }: Details = {},
): { status: Status; body: Refusal; headers?: Record<string, string> } {
  const body: Refusal = {
    message: message ?? MESSAGES[code],
    code,
    ...(errors && { errors: firstOf(errors) }),
  };
  return { status, body, ...(headers && { headers }) };
}

/** As many faults as a person can mend at once, by paths of bounded length: an unknown field has the name its sender gave it. */
function firstOf(errors: Record<string, string[]>): Record<string, string[]> {
  const faults = Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) => ({ path: path.slice(0, LONGEST_PATH), message })),
  );
  const byPath = Map.groupBy(faults.slice(0, MOST_FAULTS), ({ path }) => path);
  return Object.fromEntries(
    Array.from(byPath, ([path, found]) => [path, found.map(({ message }) => message)]),
  );
}

/** Refuses because of single fields, by their path, as in `{ 'user.email': 'Enter an email address.' }`. */
export function refuseFields(errors: Record<string, string>) {
  return refuse(422, 'validation_failed', {
    errors: Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])),
  });
}

/** 409 where the caller has read another version than the one that stands; null where it has not said which. */
export function refuseStale(row: { lock_version: number }, read: number | undefined) {
  return read === undefined || read === row.lock_version ? null : refuse(409, 'stale_version');
}

/** 429 with the seconds until the next try. */
export function refuseTooMany(retryAfterSeconds: number) {
  return refuse(429, 'rate_limited', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** 503 while the database is away: most restarts are over in a few seconds. */
export function refuseUnavailable() {
  return refuse(503, 'service_unavailable', { headers: { 'Retry-After': '5' } });
}
