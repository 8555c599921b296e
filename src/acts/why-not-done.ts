import { isDealtWith } from '@/api/errors/error-catalogue';
import { errorCodeOf, isUnanswered, messageOf } from '@/api/errors/problem';

/** Why an act was not done, in words for the person who wanted it. */
export function whyNotDone(error: unknown): string {
  if (isUnanswered(error))
    return 'No answer came. It may have been done: look before you try again.';
  return isStale(error)
    ? // Differs from the message of a form: the newest version may no longer allow the act.
      'This was changed in the meantime. The newest version is shown: look at it before you try again.'
    : messageOf(error);
}

/**
 * The part of that message that stays where the act was started. It includes that no answer came, because the toast
 * that gives the reason disappears.
 * @returns null if nothing is left to say.
 */
export function whatStands(error: unknown): string | null {
  return isDealtWith(error) && !isUnanswered(error) ? null : whyNotDone(error);
}

export function isStale(error: unknown): boolean {
  return errorCodeOf(error) === 'stale_version';
}
