/**
 * The step of `npm run build` after the app: writes the HTML of each page to dist/pages, which the host sends instead
 * of index.html. The HTML asks for the page's first data, has its styles, and shows its form or its title before any
 * script has arrived.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { keysOf } from '../../src/domain/keys-of.ts';
import type { DrawRows } from '../../server/host/web/drawn-rows.ts';
import type * as Drawing from '../../src/opening/drawing.ts';
import { pageModule, type RouteName } from '../../src/paths.ts';
import { EVERY_LOAD } from '../../src/opening/every-load.ts';
import { ROUTES, type Area } from '../../src/route-table.ts';
import { projectRoot } from '../build-stamp.ts';
import { pageHtml, preloadTags } from './page-html.ts';

const client = join(projectRoot, 'dist/client');
const pages = join(projectRoot, 'dist/pages');
const drawing = join(projectRoot, 'dist/drawing');

/** The frames around the pages, which are also loaded on demand. */
const FRAMES: Record<Area, string[]> = {
  auth: [],
  public: ['src/shell/user-shell.tsx'],
  user: ['src/shell/user-shell.tsx'],
  buyer: ['src/shell/user-shell.tsx'],
  admin: ['src/shell/admin-area.tsx'],
};

const hasOf = (name: RouteName) => {
  if (name in EVERY_LOAD) return 'rows';
  return ROUTES[name].area === 'auth' ? 'form' : null;
};

await build({
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  // Bundled whole, with React as in production, whatever mode the host runs in.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/opening/drawing.ts',
    outDir: drawing,
    manifest: false,
    // In one file, so that a host can go on drawing while a new version replaces it.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
// The host knows its drawing module only by its shape; here both are visible.
const { drawPage }: typeof Drawing & { drawRows: DrawRows } = (await import(
  pathToFileURL(join(drawing, 'drawing.js')).href
)) as typeof Drawing;

const index = readFileSync(join(client, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
const textOf = (file: string) => readFileSync(join(client, file), 'utf8');

rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
const byPattern: Record<string, string> = {};
for (const name of keysOf(ROUTES)) {
  const { pattern, area } = ROUTES[name];
  const preloads = preloadTags([pageModule(name), ...FRAMES[area]], manifest);
  byPattern[pattern] = `${name}.html`;
  writeFileSync(
    join(pages, `${name}.html`),
    pageHtml(index, { ...(await drawPage(name)), has: hasOf(name) }, { textOf, preloads }),
  );
}
writeFileSync(join(pages, 'pages.json'), JSON.stringify(byPattern, null, 2));
