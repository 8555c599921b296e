import type { AxiosError, AxiosRequestConfig } from 'axios';
import { setClockBy } from '@/domain/present-time';
import { MINUTE } from '@/domain/time';
import { currentEpoch } from '@/session/epoch';
import { areFormsKept } from '@/session/kept/kept-forms';
import { beginSession, expireSession, replaceToken } from '@/session/session';
import { useSession } from '@/session/session-store';
import { afterRefusal, afterWrite, type Write } from '../after-write';
import { showSessionEnd } from '../announce';
import { checkAnswer } from '../answers/answers';
import { type Caller, callerNow } from './caller';
import { markDealtWith, reactionTo } from '../errors/error-catalogue';
import { failedCall } from '../errors/failed-call';
import { errorBodyOf, errorCodeOf, statusOf } from '../errors/problem';
import { isForCatalogue, reportFailure } from '../errors/report-failure';
import { askForProof } from '../fresh-proof';
import { httpClient } from './http-client';
import { actOf } from '../keys/idempotency';
import { queryClient } from '../query-client';
import type { RequestOptions } from '../request';

/** Milliseconds after which a call has failed: nobody waits longer. */
const TIME_LIMIT_MS = 30_000;
/** A file of 10 MB over a slow line takes minutes. */
const UPLOAD_LIMIT_MS = 10 * MINUTE;

/** What `request` does, in the name of a session. */
export async function send<T>(
  { epoch, signal, token }: Caller,
  config: AxiosRequestConfig,
  { failureIsFor, ...options }: RequestOptions,
  write?: Write,
): Promise<T> {
  const headers = new Headers({
    ...(config.headers as Record<string, string>),
    ...options.headers,
  });
  const isOfThisSession = !headers.has('Authorization');
  if (token && isOfThisSession) headers.set('Authorization', `Bearer ${token}`);
  const act = write?.takesKey && token && isOfThisSession ? actOf(config) : null;
  if (act) headers.set('Idempotency-Key', act.key);
  const isUpload = config.data instanceof FormData;
  const signals = [config.signal, options.signal, signal].filter(
    (each) => each instanceof AbortSignal,
  );
  const staySameSession = () => {
    if (epoch !== currentEpoch()) throw failedCall('ERR_CANCELED');
  };
  try {
    const attempt = () =>
      httpClient.request<T>({
        timeout: isUpload ? UPLOAD_LIMIT_MS : TIME_LIMIT_MS,
        ...config,
        ...options,
        headers: Object.fromEntries(headers),
        signal: AbortSignal.any(signals),
      });
    const response = await attempt().catch((error: AxiosError) => {
      // It may have been done despite the error, and nobody should read that it failed.
      if (act && !isUpload && isForCatalogue(error, failureIsFor) && error.code === 'ERR_NETWORK')
        return attempt();
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
      return await send(
        callerNow(),
        config,
        { ...options, ...(failureIsFor && { failureIsFor }) },
        write,
      );
    }
    if (write) afterRefusal(queryClient, write, error);
    // The profile at hand is outdated. With the new one, the guards redirect.
    if (errorCodeOf(error) === 'buyer_not_verified') useSession.setState({ shouldUpdate: true });
    if (failureIsFor !== 'nobody') endSessionAt(error);
    reportFailure(error, config, failureIsFor);
    throw error;
  }
}

/** Whether the exchange itself has said no. After any other failure nobody knows whether the call was done. */
function isRefused(error: unknown): boolean {
  return errorBodyOf(error) !== null && (statusOf(error) ?? 500) < 500;
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
