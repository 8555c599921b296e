import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/** A read of the contract as a page begins with it. */
export interface PageRead {
  /** Below the root of the API. */
  url: string;
  params: Record<string, unknown> | undefined;
}

/** A read that the page's HTML has sent before the app was there. */
interface EarlyAnswer {
  read: PageRead;
  /** With the query. */
  url: string;
  /** The `Authorization` it was sent with. */
  authorization: string | null;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
  }
}

/**
 * Takes the answer to a read that was sent by the HTML instead of sending it once more: only one that was asked for with
 * the same authorization, and only once. What was lost on the way is asked for anew.
 */
export function takingEarlyAnswers(
  send: AxiosAdapter,
  uriOf: (config: InternalAxiosRequestConfig) => string,
): AxiosAdapter {
  return async (config) => {
    const response = await earlyAnswerTo(config, uriOf);
    if (!response) return await send(config);
    if (config.validateStatus?.(response.status) ?? true) return response;
    const message = `Request failed with status code ${response.status}`;
    throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
}

/** What nobody has asked for by now would be old news later. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers;
}

async function earlyAnswerTo(
  config: InternalAxiosRequestConfig,
  uriOf: (config: InternalAxiosRequestConfig) => string,
) {
  const waiting = window.earlyAnswers;
  if (!waiting || config.method?.toUpperCase() !== 'GET') return null;
  const authorization = config.headers.get('Authorization') ?? null;
  const uri = uriOf(config);
  const at = waiting.findIndex(
    (early) => early.url === uri && early.authorization === authorization,
  );
  const [early] = at === -1 ? [] : waiting.splice(at, 1);
  try {
    const response = await early?.response;
    if (!response) return null;
    const { status, statusText, headers } = response;
    const data: unknown = await response.text();
    return { data, status, statusText, headers: Object.fromEntries(headers), config };
  } catch {
    return null;
  }
}
