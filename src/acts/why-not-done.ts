import { isAxiosError } from 'axios';
import { errorCodeOf, messageOf } from '@/api/errors/problem';

/** Why an act was not done, for the person who wanted it. */
export function whyNotDone(error: unknown): string {
  if (isAxiosError(error) && !error.response)
    return 'No answer came. It may have been done: look before you try again.';
  return isStale(error)
    ? // Not as of a form: the newest version may not allow the act any more.
      'This was changed in the meantime. The newest version is shown: look at it before you try again.'
    : messageOf(error);
}

export function isStale(error: unknown): boolean {
  return errorCodeOf(error) === 'stale_version';
}
