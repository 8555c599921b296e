import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { filesBelow, projectRoot } from '../../scripts/build-stamp.ts';
import { freePort } from './free-port.ts';

const source = join(import.meta.dirname, 'floor-app');
const result = join(projectRoot, '.cache/floor-app');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

interface RunningFloor {
  urls: { form: string; list: string };
  stop: () => void;
}

/**
 * The least that this stack can be: React, the router and TanStack Query with one form and one
 * list of 25 rows, tuned as far as possible (styles in the page, a static shell, the page's own
 * chunk and data requested by index.html), precompressed, and served from memory.
 */
export async function startFloor(): Promise<RunningFloor> {
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: result,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  const files = new Map(
    filesBelow(result, 'assets').map((file) => [
      `/${file}`,
      packed(readFileSync(join(result, file))),
    ]),
  );
  files.set('/', packed(page('form')));
  files.set('/list', packed(page('list')));
  files.set('/api/rows', packed(JSON.stringify(rows())));

  const port = await freePort();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = files.get(path);
    response.statusCode = body ? 200 : 404;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', contentType(path));
    response.end(body ?? packed(''));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  const origin = `http://127.0.0.1:${port}`;
  return {
    urls: { form: `${origin}/`, list: `${origin}/list` },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function page(name: 'form' | 'list'): string {
  const manifest = JSON.parse(
    readFileSync(join(result, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const own = manifest[`${name}-page.tsx`];
  if (!own) throw new Error(`The floor application has no chunk for its ${name} page.`);
  const preload = [own.file, ...(own.imports ?? []).flatMap((key) => manifest[key]?.file ?? [])]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const early =
    name === 'list'
      ? `<script>window.earlyRows = fetch('/api/rows').then((r) => r.json())</script>`
      : '';
  const title = name === 'list' ? 'Claims' : 'Log in to the exchange';
  return readFileSync(join(result, 'index.html'), 'utf8')
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_link, file: string) => {
      return `<style>${readFileSync(join(result, file), 'utf8')}</style>`;
    })
    .replace('<!--early-->', early + preload)
    .replace('<!--shell-->', `<header>Claims Exchange</header><main><h1>${title}</h1></main>`);
}

/** Each title is larger than the heading of the shell, so that LCP waits for the rows. */
function rows() {
  return Array.from({ length: 25 }, (_unused, index) => ({
    id: index + 1,
    title:
      `Claim CLM-${10_000 + index * 37}: general unsecured customer claim against the estate, ` +
      `face amount ${(index + 3) * 1234.5} USD, asking ${20 + index} percent of face, listed ` +
      `by an individual holder, scheduled and undisputed, with the proof of claim filed in time`,
  }));
}

function packed(content: string | Buffer): Buffer {
  return brotliCompressSync(content);
}

function contentType(path: string): string | string[] {
  if (path.startsWith('/api/')) return 'application/json';
  return TYPES[extname(path) || '.html'] ?? 'application/octet-stream';
}
