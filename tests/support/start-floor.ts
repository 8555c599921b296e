import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { build, runnerImport, type Manifest } from 'vite';
import type * as HostApp from '../../server/host/web/host-app.ts';
import type * as SecurityHeaders from '../../server/host/web/security-headers.ts';
import type * as StaticFiles from '../../server/host/web/static-files.ts';
import { projectRoot } from '../../scripts/build-stamp.ts';
import { compressBelow } from '../../scripts/bundle/compress-below.ts';
import { freePort } from './free-port.ts';
import type * as StaticHtml from './floor-app/static-html.tsx';

const source = join(import.meta.dirname, 'floor-app');
const result = join(projectRoot, '.cache/floor-app');

interface RunningFloor {
  /** Without a trailing slash; the form is at `/`, the list at `/list`. */
  url: string;
  stop: () => void;
}

/**
 * The least that this stack can be: React, the router and TanStack Query with one form, one list of 25 rows and what
 * one row leads to, tuned as far as possible. The HTML holds the styles and a static shell; that of the form is the
 * form itself. It asks for the rows and for the page's own code; the code is awaited and rendered once. Our own host
 * serves it, so that it is compressed and sent like the app, with the same headers.
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
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // Two files each: the page's own, and one with the rest.
        output: { codeSplitting: { groups: [{ name: 'main', test: /^(?!.*-page\.tsx)/ }] } },
      },
    },
  });
  const { loadStaticFiles } = await load<typeof StaticFiles>('server/host/web/static-files.ts');
  const { createHostApp } = await load<typeof HostApp>('server/host/web/host-app.ts');
  const { contentSecurityPolicy, securityHeaders } = await load<typeof SecurityHeaders>(
    'server/host/web/security-headers.ts',
  );
  const { staticHtml } = await load<typeof StaticHtml>('tests/support/floor-app/static-html.tsx');

  const pagesFolder = join(result, 'pages');
  mkdirSync(pagesFolder, { recursive: true });
  for (const page of ['form', 'list'] as const)
    writeFileSync(join(pagesFolder, `${page}.html`), html(page, staticHtml[page]));
  writeFileSync(
    join(pagesFolder, 'pages.json'),
    JSON.stringify({ '/': 'form.html', '/list': 'list.html' }),
  );
  await compressBelow(result);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const facts = { production: false, publicOrigin: url };
  const files = await loadStaticFiles({
    folder: result,
    pagesFolder,
    pageHeaders: (scripts) => ({
      'Content-Security-Policy': contentSecurityPolicy(facts, scripts),
    }),
  });
  const respond = createHostApp({
    apiRoot: '/api',
    exchange: { fetch: async (request) => answer(new URL(request.url).pathname) },
    files,
    rows: () => Promise.resolve(new Response(null, { status: 404 })),
    reference: null,
    headers: securityHeaders(facts),
    ready: async () => {},
  });

  const server = serve({
    fetch: (request) => respond(request, '127.0.0.1'),
    port,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  return {
    url,
    stop() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

/** Loads a module the way Vite reads it: without extensions in its imports, and with JSX. */
async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(projectRoot, path), {
    configFile: false,
    resolve: { alias: { '@': join(projectRoot, 'src') } },
  });
  return module;
}

function html(page: 'form' | 'list', shell: string): string {
  const manifest = JSON.parse(
    readFileSync(join(result, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const own = manifest[`${page}-page.tsx`];
  if (!own) throw new Error(`The floor application has no chunk for its ${page} page.`);
  const preload = `<link rel="modulepreload" crossorigin href="/${own.file}">`;
  const early =
    page === 'list'
      ? `<script>window.earlyRows = fetch('/api/rows').then((r) => r.json())</script>`
      : '';
  return readFileSync(join(result, 'index.html'), 'utf8')
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_link, file: string) => {
      return `<style>${readFileSync(join(result, file), 'utf8')}</style>`;
    })
    .replace('<!--early-->', early + preload)
    .replace('<!--shell-->', shell);
}

/** Each title is larger than the heading of the shell, so that LCP waits for the rows. */
const rows = Array.from({ length: 25 }, (_unused, index) => ({
  id: index + 1,
  title:
    `Claim CLM-${10_000 + index * 37}: general unsecured customer claim against the estate, ` +
    `face amount ${(index + 3) * 1234.5} USD, asking ${20 + index} percent of face, listed ` +
    `by an individual holder, scheduled and undisputed, with the proof of claim filed in time`,
}));

/** Answers `/api/rows` and `/api/rows/7`. */
function answer(path: string): Response {
  const id = /^\/api\/rows\/(\d+)$/.exec(path)?.[1];
  return Response.json(id === undefined ? rows : rows[Number(id) - 1]);
}
