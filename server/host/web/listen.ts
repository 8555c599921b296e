import { createSecureServer } from 'node:http2';
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server';
import type { Environment } from '../environment';
import type { TlsPair } from '../secrets/tls-pair';
import { clientAddress } from './client-address';

/**
 * Milliseconds for which a connection without a request stays open: longer than proxies keep theirs (a minute), or one of their
 * requests is on its way when the connection is closed, and fails.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Listens: with a certificate by HTTP/2, and by HTTP/1 for those who speak no other; without one by HTTP/1 alone, since
 * browsers speak HTTP/2 only under TLS.
 */
export function listen(
  { host, port, trustProxy }: Pick<Environment, 'host' | 'port' | 'trustProxy'>,
  pair: TlsPair | null,
  respond: (request: Request, address: string) => Promise<Response>,
): ServerType {
  const options = {
    fetch: (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      respond(request, clientAddress(incoming, trustProxy)),
    port,
    hostname: host,
  };
  if (!pair) return serve({ ...options, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } });
  const serverOptions = { allowHTTP1: true, ...pair };
  return serve({ ...options, createServer: createSecureServer, serverOptions });
}
