/** A request as it is sent: a path below the base address, and the bytes of a body. */
export interface Sent {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Received {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Carries requests to the judged server; throws `CannotSend` if it cannot send one. */
export type Transport = (sent: Sent) => Promise<Received>;

export class CannotSend extends Error {
  override name = 'CannotSend';
}

/**
 * A server over the network.
 * @param baseUrl of the contract's paths, for example `http://127.0.0.1:3000/api`.
 */
export function httpTransport(baseUrl: string, timeoutMs = 30_000): Transport {
  const base = baseUrl.replace(/\/$/, '');
  return async ({ method, path, headers, body }) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    return received(response);
  };
}

/** A server in this process: one function from a request to a response. */
export function functionTransport(
  baseUrl: string,
  answer: (request: Request) => Promise<Response>,
): Transport {
  return async ({ method, path, headers, body }) => {
    const init = { method, headers, ...(body !== undefined && { body }) };
    return received(await answer(new Request(`${baseUrl}${path}`, init)));
  };
}

async function received(response: Response): Promise<Received> {
  const { status, headers } = response;
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}
