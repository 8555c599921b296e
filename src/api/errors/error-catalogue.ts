import { goToLoginWithMessage, showError } from '../announce';
import { MalformedAnswer } from '../answers/answers';
import { isCancelled, isFailedCall } from './failed-call';
import { GENERIC_MESSAGE, isErrorBody, isUnanswered, messageOf } from './problem';

/** What the app does about a failed call, besides rejecting it. */
export type Reaction =
  | { kind: 'none' }
  | { kind: 'logout' }
  | { kind: 'toast'; message: string }
  | { kind: 'toast-and-login'; message: string };

/**
 * The generic rows of the error catalogue (specification, section 8). A screen that handles a failure in its own way
 * (create user, magic link) does so itself.
 */
export function reactionTo(error: unknown): Reaction {
  // An answer has come, but not one that fits the contract. The page or form that asked says so and keeps its contents.
  if (isCancelled(error) || error instanceof MalformedAnswer) return { kind: 'none' };
  if (!isFailedCall(error)) return { kind: 'toast-and-login', message: GENERIC_MESSAGE };
  const { response } = error;
  if (!response) return { kind: 'toast', message: messageOf(error) };
  if (response.status === 429) return { kind: 'none' };
  if (response.status === 401 || response.status === 403) return { kind: 'logout' };
  if (!isErrorBody(response.data)) return { kind: 'toast-and-login', message: GENERIC_MESSAGE };
  return { kind: 'none' };
}

const dealtWith = new WeakSet<object>();

/** Remembers that a failure needs no further message. */
export function markDealtWith(error: unknown): void {
  if (typeof error === 'object' && error !== null) dealtWith.add(error);
}

/** Announces that a call has failed for good, if the catalogue has a toast for it. */
export function announceFailure(error: unknown): void {
  const reaction = reactionTo(error);
  if (reaction.kind === 'toast') showError(reaction.message);
  else if (reaction.kind === 'toast-and-login') goToLoginWithMessage(reaction.message);
  else return;
  markDealtWith(error);
}

/** True if nothing is left to say on the screen: a toast has said it, or the session has changed since. */
export function isDealtWith(error: unknown): boolean {
  return (
    isCancelled(error) || (typeof error === 'object' && error !== null && dealtWith.has(error))
  );
}

/**
 * The reason for a failed call that stays on the screen. Why no answer came stays there too: a toast has shown it, but
 * goes away.
 * @returns null if nothing is left to say.
 */
export function standingReason(error: unknown): string | null {
  return isDealtWith(error) && !isUnanswered(error) ? null : messageOf(error);
}
