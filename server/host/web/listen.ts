import { createSecureServer } from 'node:http2';
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server';
import type { Environment } from '../environment';
import type { TlsPair } from '../secrets/tls-pair';
import { clientAddress } from './client-address';

/**
 * Milliseconds for which an idle connection stays open: longer than proxies keep theirs (a minute). Otherwise a proxy's
 * request may be on its way while the connection is closed, and fail.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Listens: with a certificate, by HTTP/2, and by HTTP/1 for clients that speak nothing else; without one, by HTTP/1
 * only, because browsers speak HTTP/2 only over TLS.
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
