import { isDealtWith } from '@/api/errors/error-catalogue';
import { errorCodeOf, isUnanswered, messageOf } from '@/api/errors/problem';

/** Why an act was not done, for the person who wanted it. */
export function whyNotDone(error: unknown): string {
  if (isUnanswered(error))
    return 'No answer came. It may have been done: look before you try again.';
  return isStale(error)
    ? // Not as of a form: the newest version may not allow the act any more.
      'This was changed in the meantime. The newest version is shown: look at it before you try again.'
    : messageOf(error);
}

/**
 * What of that stands where the act was started. That no answer came does as well: the toast has said why, and passes.
 * @returns null where nothing is left to say.
 */
export function whatStands(error: unknown): string | null {
  return isDealtWith(error) && !isUnanswered(error) ? null : whyNotDone(error);
}

export function isStale(error: unknown): boolean {
  return errorCodeOf(error) === 'stale_version';
}
