import axios, {
  AxiosHeaders,
  CanceledError,
  type AxiosError,
  type AxiosRequestConfig,
} from 'axios';
import { setClockBy } from '@/domain/present-time';
import { MINUTE } from '@/domain/time';
import { currentEpoch, epochSignal } from '@/session/epoch';
import { areFormsKept } from '@/session/kept/kept-forms';
import { beginSession, expireSession, replaceToken } from '@/session/session';
import { useSession } from '@/session/session-store';
import { afterRefusal, afterWrite, type Write } from './after-write';
import { showSessionEnd } from './announce';
import { API_ROOT } from './api-root';
import { checkAnswer } from './answers/answers';
import { announceFailure, markDealtWith, reactionTo } from './errors/error-catalogue';
import { actOf } from './keys/idempotency';
import { serializeParams } from './params-serializer';
import { errorBodyOf, errorCodeOf, statusOf } from './errors/problem';
import { askForProof } from './fresh-proof';
import { queryClient } from './query-client';

/** Milliseconds after which a call has failed: nobody waits longer. */
const TIME_LIMIT_MS = 30_000;
/** A file of 10 MB over a slow line takes minutes. */
const UPLOAD_LIMIT_MS = 10 * MINUTE;

const client = axios.create({
  baseURL: API_ROOT,
  withCredentials: true,
  headers: { Accept: 'application/json' },
  paramsSerializer: { serialize: serializeParams },
  // An answer that is not JSON is a failure; without this it would reach the screens as a text.
  responseType: 'json',
  transitional: { silentJSONParsing: false },
  adapter: 'xhr',
});

export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

export interface RequestOptions extends AxiosRequestConfig {
  /**
   * Whom a failure concerns. `caller`: it tries again and says so itself. `form`: it says what was answered, the error
   * catalogue that nothing was. `nobody`: the call is a courtesy, and not even
   * a 401 to it ends the session. Else the error catalogue says it.
   */
  failureIsFor?: 'caller' | 'form' | 'nobody';
}

/**
 * Sends one call of the contract; the generated hooks use it. The bearer token goes along, a token in the answer is taken
 * over, a failure is handled by the error catalogue and rejected. A write of the session carries the key of its act, so that
 * what is sent once more after a lost answer is done once: after a lost connection it is, at once. An answer that arrives
 * after a login or logout is rejected as cancelled: it belongs to another session. So does a call that brings an
 * `Authorization` of its own: neither its answer nor its refusal touches the session of this tab. After a write, what has
 * changed is read anew. What needs fresh proof is sent again once the person has entered the password.
 * @param write what follows from it, where it is a write.
 */
export async function request<T>(
  config: AxiosRequestConfig,
  { failureIsFor, ...options }: RequestOptions = {},
  write?: Write,
): Promise<T> {
  const epoch = currentEpoch();
  const { token } = useSession.getState();
  const headers = AxiosHeaders.concat(
    config.headers as AxiosHeaders | undefined,
    options.headers as AxiosHeaders | undefined,
  );
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
    if (epoch !== currentEpoch()) throw new CanceledError();
  };
  try {
    const send = () =>
      client.request<T>({
        timeout: isUpload ? UPLOAD_LIMIT_MS : TIME_LIMIT_MS,
        ...config,
        ...options,
        headers,
        signal: AbortSignal.any(signals),
      });
    const response = await send().catch((error: AxiosError) => {
      // It may be done all the same, and nobody is to read that it has failed.
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
      // Whoever is logged in by now has not asked for it.
      staySameSession();
      return await request(config, { ...options, ...(failureIsFor && { failureIsFor }) }, write);
    }
    if (write) afterRefusal(queryClient, write, error);
    // The profile at hand says otherwise; with the new one the guards lead on.
    if (errorCodeOf(error) === 'buyer_not_verified') useSession.setState({ shouldUpdate: true });
    if (failureIsFor !== 'nobody') endSessionAt(error);
    if (isForCatalogue(error) && !isRetriedReading(config)) announceFailure(error);
    throw error;
  }
}

/** Whether the exchange itself has said no. After everything else nobody knows whether it was done. */
function isRefused(error: unknown): boolean {
  return errorBodyOf(error) !== null && (statusOf(error) ?? 500) < 500;
}

/** Queries pass a signal to what they read, and try again: the query client says when it has failed for good. */
function isRetriedReading({ method, signal }: AxiosRequestConfig): boolean {
  return method?.toUpperCase() === 'GET' && signal !== undefined;
}

/** The token of a sign-in begins a session instead of replacing the token of the running one. */
function takeToken(header: unknown, begins: Write['begins']): void {
  const token = typeof header === 'string' ? /^Bearer (\S+)$/.exec(header)?.[1] : undefined;
  if (token && begins) beginSession(token, { isAdmin: begins === 'admin' });
  else if (token) replaceToken(token);
  // A sign-in has succeeded only with a token (specification, section 7).
  else if (begins) throw new Error('A sign-in was answered without a token.');
}

/** Of a visitor's 401 there is no session to end: it is left to the screen. */
function endSessionAt(error: unknown): void {
  if (reactionTo(error).kind !== 'logout' || useSession.getState().token === null) return;
  showSessionEnd(areFormsKept());
  expireSession();
  markDealtWith(error);
}
