import type { AxiosError } from 'axios';
import type { ErrorBody } from '@generated/model';
import type { CodeOf, OperationId } from '@generated/operations';
import { countOf } from '@/domain/sentences';
import { isCancelled, isFailedCall, isNotLoaded } from './failed-call';

export const GENERIC_MESSAGE = 'An error occurred. Please try again later.';

const NETWORK_MESSAGE =
  'There was a problem connecting to the internet. Please check your connection.';
/** The next step differs, so it is not named: a form can be sent again, an act may have been done. */
const TIMEOUT_MESSAGE = 'The exchange takes too long to answer.';
/** Many browsers do not fetch a module again that they could not load. */
const NOT_LOADED_MESSAGE =
  'A part of this page could not be loaded. Reload the page and try again.';

/** Whether an answer carries the error body of the contract. A proxy's HTML page, for example, does not. */
export function isErrorBody(data: unknown): data is ErrorBody {
  return (
    typeof data === 'object' &&
    data !== null &&
    'message' in data &&
    typeof data.message === 'string' &&
    'code' in data &&
    typeof data.code === 'string'
  );
}

/** The error body of a failed call; null if the failure has none (no connection, cancelled, not ours). */
export function errorBodyOf(error: unknown): ErrorBody | null {
  if (!isFailedCall(error)) return null;
  const data: unknown = error.response?.data;
  return isErrorBody(data) ? data : null;
}

/**
 * The code of a refusal; null if the failure has none.
 * @typeParam Id the operations that were called. A code that none of them refuses with does not compile.
 */
export function errorCodeOf<Id extends OperationId = OperationId>(
  error: unknown,
): CodeOf<Id> | null {
  // The caller knows which operations were called, and the contract lists every code that they refuse with.
  return (errorBodyOf(error)?.code ?? null) as CodeOf<Id> | null;
}

const OUTDATED_MESSAGE =
  'This was changed in the meantime. The newest version is loaded and nothing you entered is lost: check it, then try again.';

/** The failure as a sentence for the person at the screen. */
export function messageOf(error: unknown): string {
  if (statusOf(error) === 429) return tooManyTries(error);
  if (errorCodeOf(error) === 'stale_version') return OUTDATED_MESSAGE;
  if (isUnanswered(error)) return whyUnanswered(error);
  return errorBodyOf(error)?.message ?? GENERIC_MESSAGE;
}

/** Whether no answer has come, for want of a connection or because it took too long. */
export function isUnanswered(error: unknown): error is AxiosError {
  return isFailedCall(error) && !isCancelled(error) && !error.response;
}

/** What a form says if no answer came. The toast that gives the reason disappears. */
export const UNANSWERED = 'No answer came back. What you entered is still here: try again.';

function whyUnanswered(error: AxiosError): string {
  if (isNotLoaded(error)) return NOT_LOADED_MESSAGE;
  const { code } = error;
  const isLate = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return isLate ? TIMEOUT_MESSAGE : NETWORK_MESSAGE;
}

/** Says what there was too much of, then names the wait that the exchange asks for. */
function tooManyTries(error: unknown): string {
  const reason = errorBodyOf(error)?.message ?? 'Too many attempts.';
  const header: unknown = isFailedCall(error) ? error.response?.headers['retry-after'] : undefined;
  const seconds = Number(header ?? Number.NaN);
  if (!(seconds > 0)) return `${reason} Please wait a moment and try again.`;
  const minutes = seconds / 60;
  if (minutes < 1.5) return waitFor(reason, seconds, 'second');
  return minutes < 90 ? waitFor(reason, minutes, 'minute') : waitFor(reason, minutes / 60, 'hour');
}

function waitFor(reason: string, time: number, unit: string): string {
  return `${reason} Please try again in ${countOf(Math.ceil(time), unit)}.`;
}

export function statusOf(error: unknown): number | null {
  return isFailedCall(error) ? (error.response?.status ?? null) : null;
}

/** Whether the same call may succeed later: it got no answer, was one of too many, or met a fault of the exchange. */
export function mayRetry(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 429 || status >= 500;
}

/** Whether a refusal means that the screen is out of date. */
export function isOutdated(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 409 || errorCodeOf(error) === 'transition_not_allowed';
}
