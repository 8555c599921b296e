import { isAxiosError, isCancel } from 'axios';
import { GENERIC_MESSAGE, isErrorBody } from './problem';

const NETWORK_MESSAGE =
  'There was a problem connecting to the internet. Please check your connection.';

/** What the app does about a failed call, besides rejecting it. */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'logout' }
  | { kind: 'toast'; message: string }
  | { kind: 'toast-and-login'; message: string };

/**
 * The generic rows of the error catalogue (specification, section 8). What a single screen does about a failure (create
 * user, update user, magic link) stands at that screen.
 */
export function reactionTo(error: unknown): Reaction {
  if (isCancel(error)) return { kind: 'none' };
  if (!isAxiosError(error)) return { kind: 'toast-and-login', message: GENERIC_MESSAGE };
  const { response } = error;
  if (!response) return { kind: 'toast', message: NETWORK_MESSAGE };
  if (response.status === 429) return { kind: 'none' };
  if (response.status === 401 || response.status === 403) return { kind: 'logout' };
  if (!isErrorBody(response.data)) return { kind: 'toast-and-login', message: GENERIC_MESSAGE };
  return { kind: 'none' };
}

/** True where nothing is left to say on the screen: a toast has said it, or the session is another one by now. */
export function isDealtWith(error: unknown): boolean {
  return isCancel(error) || reactionTo(error).kind !== 'none';
}
