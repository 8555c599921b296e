import type { AxiosError, AxiosRequestConfig } from 'axios';
import { setClockBy } from '@/domain/present-time';
import { MINUTE } from '@/domain/time';
import { currentEpoch, epochSignal } from '@/session/epoch';
import { areFormsKept } from '@/session/kept/kept-forms';
import { beginSession, expireSession, replaceToken } from '@/session/session';
import { useSession } from '@/session/session-store';
import { optionalCode } from '@/ui/fetch-ahead';
import { afterRefusal, afterWrite, type Write } from './after-write';
import { showSessionEnd } from './announce';
import { checkAnswer } from './answers/answers';
import { announceFailure, markDealtWith, reactionTo } from './errors/error-catalogue';
import { actOf } from './keys/idempotency';
import { errorBodyOf, errorCodeOf, statusOf } from './errors/problem';
import { failedCall } from './errors/failed-call';
import { askForProof } from './fresh-proof';
import type * as HttpClient from './http-client';
import { queryClient } from './query-client';

/** Milliseconds after which a call has failed: nobody waits longer. */
const TIME_LIMIT_MS = 30_000;
/** A file of 10 MB over a slow line takes minutes. */
const UPLOAD_LIMIT_MS = 10 * MINUTE;

/** Kept once loaded: importing it again would take some tasks. */
let loaded: typeof HttpClient | undefined;

/**
 * Fetches what sends calls.
 * @throws {Error} as a call fails without a connection.
 */
export async function loadHttpClient() {
  loaded ??= (await optionalCode(() => import('./http-client'))) ?? undefined;
  if (!loaded) throw failedCall('ERR_NETWORK');
  return loaded.httpClient;
}

export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

export interface RequestOptions extends AxiosRequestConfig {
  headers?: Record<string, string>;
  /**
   * Who handles a failure. `caller`: it retries and reports the failure itself. `form`: it reports an answer; the error
   * catalogue reports that none came. `nobody`: the call is a courtesy, and not even a 401 ends the session. By default
   * the error catalogue reports it.
   */
  failureIsFor?: 'caller' | 'form' | 'nobody';
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
  { failureIsFor, ...options }: RequestOptions = {},
  write?: Write,
): Promise<T> {
  const epoch = currentEpoch();
  const { token } = useSession.getState();
  const headers = new Headers({
    ...(config.headers as Record<string, string>),
    ...options.headers,
  });
  const isOfThisSession = !headers.has('Authorization');
  if (token && isOfThisSession) headers.set('Authorization', `Bearer ${token}`);
  const act = write?.takesKey && token && isOfThisSession ? actOf(config) : null;
  if (act) headers.set('Idempotency-Key', act.key);
  const isUpload = config.data instanceof FormData;
  const signals = [config.signal, options.signal, epochSignal()].filter(
    (signal) => signal instanceof AbortSignal,
  );
  const isForCatalogue = (error: unknown) =>
    failureIsFor === 'form' ? statusOf(error) === null : !failureIsFor;
  const staySameSession = () => {
    if (epoch !== currentEpoch()) throw failedCall('ERR_CANCELED');
  };
  try {
    const client = await loadHttpClient();
    const send = () =>
      client.request<T>({
        timeout: isUpload ? UPLOAD_LIMIT_MS : TIME_LIMIT_MS,
        ...config,
        ...options,
        headers: Object.fromEntries(headers),
        signal: AbortSignal.any(signals),
      });
    const response = await send().catch((error: AxiosError) => {
      // It may have been done despite the error, and nobody should read that it failed.
      if (act && !isUpload && isForCatalogue(error) && error.code === 'ERR_NETWORK') return send();
      throw error;
    });
    setClockBy(response.headers['date']);
    await checkAnswer(config, response);
    act?.end();
    staySameSession();
    if (isOfThisSession) takeToken(response.headers['authorization'], write?.begins);
    if (write) afterWrite(queryClient, write, config, response.data);
    return response.data;
  } catch (error) {
    if (isRefused(error)) act?.end();
    staySameSession();
    if (!isOfThisSession) throw error;
    if (errorCodeOf(error) === 'fresh_proof_required' && (await askForProof())) {
      // The person who is logged in now has not asked for it.
      staySameSession();
      return await request(config, { ...options, ...(failureIsFor && { failureIsFor }) }, write);
    }
    if (write) afterRefusal(queryClient, write, error);
    // The profile at hand is outdated. With the new one, the guards redirect.
    if (errorCodeOf(error) === 'buyer_not_verified') useSession.setState({ shouldUpdate: true });
    if (failureIsFor !== 'nobody') endSessionAt(error);
    if (isForCatalogue(error) && !isRetriedReading(config)) announceFailure(error);
    throw error;
  }
}

/** Whether the exchange itself has said no. After any other failure nobody knows whether the call was done. */
function isRefused(error: unknown): boolean {
  return errorBodyOf(error) !== null && (statusOf(error) ?? 500) < 500;
}

/** Queries pass a signal to their reads and retry them. The query client says when one has failed for good. */
function isRetriedReading({ method, signal }: AxiosRequestConfig): boolean {
  return method?.toUpperCase() === 'GET' && signal !== undefined;
}

/** The token of a sign-in begins a session. Any other token replaces that of the current session. */
function takeToken(header: unknown, begins: Write['begins']): void {
  const token = typeof header === 'string' ? /^Bearer (\S+)$/.exec(header)?.[1] : undefined;
  if (token && begins) beginSession(token, { isAdmin: begins === 'admin' });
  else if (token) replaceToken(token);
  // A sign-in has succeeded only with a token (specification, section 7).
  else if (begins) throw new Error('A sign-in was answered without a token.');
}

/** A visitor's 401 has no session to end and is left to the screen. */
function endSessionAt(error: unknown): void {
  if (reactionTo(error).kind !== 'logout' || useSession.getState().token === null) return;
  showSessionEnd(areFormsKept());
  expireSession();
  markDealtWith(error);
}
