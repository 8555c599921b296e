import type { Exchange } from '../../app';
import { compressAnswer } from './compress-answer';
import type { Reference } from './reference';
import type { StaticFiles } from './static-files';

interface HostParts {
  exchange: Exchange;
  apiRoot: string;
  files: Pick<StaticFiles, 'respond'>;
  /** Answers a page that asks for its rows. */
  rows: (request: Request, address: string) => Promise<Response>;
  /** null if nobody may read it here. */
  reference: Reference | null;
  /** Headers for every answer; an answer's own take precedence. */
  headers: Record<string, string>;
  /** Rejects while the database does not answer or the process is shutting down. */
  ready: () => Promise<void>;
}

/**
 * Everything the Node host answers: probes, the exchange below its root, pages with their rows, the reference, and the
 * app for all other paths.
 */
export function createHostApp(parts: HostParts) {
  const { exchange, apiRoot, files, rows, reference, headers, ready } = parts;
  const route = async (request: Request, address: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return probe(200, 'ok');
    if (pathname === '/readyz') {
      return await ready().then(
        () => probe(200, 'ready'),
        () => probe(503, 'not ready'),
      );
    }
    if (pathname === apiRoot || pathname.startsWith(`${apiRoot}/`)) {
      return await compressAnswer(request, await exchange.fetch(request, { address }));
    }
    if (pathname === '/drawn') return await compressAnswer(request, await rows(request, address));
    return (await reference?.respond(request)) ?? (await files.respond(request));
  };
  return async (request: Request, address: string): Promise<Response> => {
    const response = await route(request, address);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };
}

function probe(status: 200 | 503, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
