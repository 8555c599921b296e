import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReference, type Reference } from './reference';

const built: Record<string, string> = {
  'index.html': '<!doctype html><title>Reference</title>',
  'reference.js': 'draw()',
  'openapi.yaml': 'openapi: 3.1.0\n',
  'openapi.json': '{"openapi":"3.1.0"}',
};
const pageHeaders = (scripts: readonly string[]) => ({
  'Content-Security-Policy': `own scripts and ${scripts.length} in the page`,
});

let folder: string;
let reference: Reference | null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-'));
  for (const [name, text] of Object.entries(built)) await writeFile(join(folder, name), text);
  reference = await loadReference({ folder, pageHeaders });
});
afterAll(() => rm(folder, { recursive: true }));

async function get(path: string, init: RequestInit = {}) {
  return await reference?.respond(new Request(`https://claims.example.com${path}`, init));
}

test('its page is at /docs, under the policy of a page', async () => {
  expect((await get('/docs'))?.headers.get('location')).toBe('/docs/');
  const page = await get('/docs/');
  expect(await page?.text()).toBe(built['index.html']);
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page?.headers.get('content-security-policy')).toBe('own scripts and 0 in the page');
  expect(await (await get('/docs/reference.js'))?.text()).toBe('draw()');
});

test.each([
  { path: '/openapi.yaml', type: 'application/yaml' },
  { path: '/openapi.json', type: 'application/json' },
])('tools get the contract at $path', async ({ path, type }) => {
  const answer = await get(path);
  expect(answer?.headers.get('content-type')).toBe(type);
  expect(await answer?.text()).toBe(built[path.slice(1)]);
});

test('what a browser has is asked for again, and not sent again', async () => {
  const first = await get('/docs/reference.js');
  expect(first?.headers.get('cache-control')).toBe('no-cache');
  const headers = { 'If-None-Match': first?.headers.get('etag') ?? '' };
  expect((await get('/docs/reference.js', { headers }))?.status).toBe(304);
});

test.each(['/', '/docs/none.js', '/docs/../reference.js', '/reference.js', '/openapi.xml'])(
  '%s is left to the others',
  async (path) => {
    expect(await get(path)).toBeNull();
  },
);

test('nothing can be sent to it', async () => {
  expect(await get('/docs/', { method: 'POST' })).toBeNull();
});

test('where it was not built there is none', async () => {
  expect(await loadReference({ folder: join(folder, 'none'), pageHeaders })).toBeNull();
});
