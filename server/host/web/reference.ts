import { existsSync } from 'node:fs';
import { answerWith, readAll } from './static-files';

/** The contract's reference at /docs, and the contract itself for tools. */
export interface Reference {
  /** null for paths of others. */
  respond(request: Request): Promise<Response | null>;
}

interface ReferenceOptions {
  /** The output of `npm run build:docs`. */
  folder: string;
  /** The headers of its page, with the hashes of the page's inline scripts. */
  pageHeaders: (inlineScripts: readonly string[]) => Record<string, string>;
}

/** Where the page of the reference begins; everything it loads is below. */
const ROOT = '/docs/';
const CONTRACT = /^\/openapi\.(yaml|json)$/;

/** null if it was not built. */
export async function loadReference(options: ReferenceOptions): Promise<Reference | null> {
  const { folder, pageHeaders } = options;
  if (!existsSync(folder)) return null;
  const files = await readAll(folder);
  const headers = { ...pageHeaders([]), 'Cache-Control': 'no-cache' };
  return {
    respond: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const { pathname } = new URL(request.url);
      if (pathname === ROOT.slice(0, -1)) {
        return new Response(null, { status: 308, headers: { Location: ROOT } });
      }
      const path = CONTRACT.test(pathname)
        ? pathname
        : pathname.startsWith(ROOT) && pathname.slice(ROOT.length - 1);
      if (path === false) return null;
      const file = files.get(path === '/' ? '/index.html' : path);
      return file ? await answerWith(request, file, headers) : null;
    },
  };
}
