import { ERROR_CODES } from '@generated/error-codes';
import type { ErrorCode } from '@generated/model';
import type { Refused } from './operation-types';

const MOST_FAULTS = 20;
const LONGEST_PATH = 100;

export interface Details {
  /** A better sentence than the code's usual one. */
  message?: string;
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
}

/** The answer of a handler that does not do what was asked, with the status that the contract gives the code. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  { message, errors, headers }: Details = {},
): Refused<Code> {
  const { status, message: usual }: (typeof ERROR_CODES)[Code] = ERROR_CODES[code];
  const body = { message: message ?? usual, code, ...(errors && { errors: firstOf(errors) }) };
  return { status, body, ...(headers && { headers }) };
}

/**
 * As many faults as a person can fix at once, by paths of bounded length: the sender chooses the name of an unknown
 * field.
 */
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
export function refuseFields(errors: Record<string, string>): Refused<'validation_failed'>;
export function refuseFields<Code extends ErrorCode>(
  errors: Record<string, string>,
  code: Code,
): Refused<Code>;
export function refuseFields(
  errors: Record<string, string>,
  code: ErrorCode = 'validation_failed',
): Refused {
  return refuse(code, {
    errors: Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])),
  });
}

/** Faults of an object by their path in the request: `face_amount` becomes `claim.face_amount`. */
export function underPath(prefix: string, faults: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([path, message]) => [`${prefix}.${path}`, message]),
  );
}

/** 409 if the caller has read a version other than the current one; null if the caller has not said which. */
export function refuseStale(row: { lock_version: number }, read: number | undefined) {
  return read === undefined || read === row.lock_version ? null : refuse('stale_version');
}

/**
 * 429 with the seconds until the next try.
 * @param message says what there was too much of, if that is not obvious.
 */
export function refuseTooMany(retryAfterSeconds: number, message?: string) {
  return refuse('rate_limited', {
    ...(message !== undefined && { message }),
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** 503 while the database is away: most restarts are over in a few seconds. */
export function refuseUnavailable() {
  return refuse('service_unavailable', { headers: { 'Retry-After': '5' } });
}
