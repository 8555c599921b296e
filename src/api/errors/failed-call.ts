import type { AxiosError } from 'axios';

/*
 * Failures of calls are told apart by what axios documents of its errors, and not by its functions, so that a page may be
 * shown before the client has loaded.
 */

/** Whether it is the failure of a call: refused, without an answer, or cancelled. */
export function isFailedCall(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
}

/** Whether nobody wants the answer any more. */
export function isCancelled(error: unknown): boolean {
  return isFailedCall(error) && error.code === 'ERR_CANCELED';
}

/** The code of a call that was not sent because the code that sends it could not be loaded. */
export const NOT_LOADED = 'ERR_NOT_LOADED';

/** Whether a call was not sent for want of code. That says nothing about the session, nor about what was asked. */
export function isNotLoaded(error: unknown): boolean {
  return isFailedCall(error) && error.code === NOT_LOADED;
}

/** The failure of a call that was not sent, or whose answer is not wanted. */
export function failedCall(code: 'ERR_NETWORK' | 'ERR_CANCELED' | typeof NOT_LOADED): Error {
  return Object.assign(new Error(`The call failed: ${code}`), { isAxiosError: true, code });
}
