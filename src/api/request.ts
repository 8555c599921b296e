import type { AxiosError, AxiosRequestConfig } from 'axios';
import { optionalCode } from '@/ui/fetch-ahead';
import type { Write } from './after-write';
import { callerNow } from './sending/caller';
import { failedCall, NOT_LOADED } from './errors/failed-call';
import { type FailureIsFor, reportFailure } from './errors/report-failure';
import type * as Sending from './sending/send';

export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

export interface RequestOptions extends AxiosRequestConfig {
  headers?: Record<string, string>;
  /**
   * Who handles a failure. `caller`: it retries and reports the failure itself. `form`: it reports an answer; the error
   * catalogue reports that none came. `nobody`: the call is a courtesy, and not even a 401 ends the session. By default
   * the error catalogue reports it.
   */
  failureIsFor?: FailureIsFor;
}

/** Kept once loaded: importing it again would take some tasks. */
let sending: typeof Sending | undefined;

/** Fetches the code that sends calls. What a page begins with is asked for by its HTML, without that code. */
export async function loadSending(): Promise<typeof Sending | undefined> {
  sending ??= (await optionalCode(() => import('./sending/send'))) ?? undefined;
  return sending;
}

/**
 * Sends one call of the contract; the generated hooks use it.
 *
 * It sends the bearer token and takes over a token in the answer. The error catalogue handles a failure, which is then
 * rejected. A write of the session carries the key of its act, so that one sent again after a lost answer is done only
 * once; after a lost connection it is sent again at once.
 *
 * An answer that arrives after a login or logout is rejected as cancelled: it belongs to another session. The same is
 * true of a call with an `Authorization` of its own: neither its answer nor its refusal touches the session of this
 * tab.
 *
 * After a write, whatever has changed is read again. A call that needs fresh proof is sent again once the person has
 * entered the password.
 * @param write what follows from the call if it is a write.
 */
export async function request<T>(
  config: AxiosRequestConfig,
  options: RequestOptions = {},
  write?: Write,
): Promise<T> {
  // The session may change while the code is loading.
  const caller = callerNow();
  const loaded = await loadSending();
  if (loaded) return await loaded.send<T>(caller, config, options, write);
  const failure = failedCall(navigator.onLine ? NOT_LOADED : 'ERR_NETWORK');
  reportFailure(failure, config, options.failureIsFor);
  throw failure;
}
