import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadStaticFiles, type StaticFiles } from './static-files';

const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
const built: Record<string, string> = {
  'index.html':
    '<!doctype html><html><head><script>early()</script><title>App</title></head><body></body></html>',
  'assets/index-4f2a.js': script,
  'assets/page-7c1d.js': 'page()',
  'assets/page-7c1d.js.br': 'compressed by the build',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
  '../pages/pages.json': JSON.stringify({ '/claim/:id': 'claim.html' }),
  '../pages/claim.html': '<!doctype html><title>Claim</title><script type="module">go()</script>',
};

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'static-files-')), 'client');
  for (const [path, text] of Object.entries(built)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  files = await loadStaticFiles({
    folder,
    pagesFolder: join(folder, '../pages'),
    pageHeaders: (scripts) => ({ 'Content-Security-Policy': `scripts: ${scripts.join()}` }),
  });
});
afterAll(() => rm(dirname(folder), { recursive: true }));

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return files.respond(new Request(`http://localhost${path}`, { method, headers }));
}

describe('a file of the build', () => {
  test('with a hash in its name is kept by the browser for good', async () => {
    const response = await get('/assets/index-4f2a.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
  });

  test('without one is asked for again', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get('/favicon.svg', {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', decode: brotliDecompressSync },
    { accepts: 'gzip;q=1.0, *;q=0', encoding: 'gzip', decode: gunzipSync },
    { accepts: 'br;q=0, gzip', encoding: 'gzip', decode: gunzipSync },
    { accepts: 'identity', encoding: null, decode: (bytes: Uint8Array) => bytes },
  ])('is sent to "$accepts" as $encoding', async ({ accepts, encoding, decode }) => {
    const response = await get('/assets/index-4f2a.js', { 'accept-encoding': accepts });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(new TextDecoder().decode(decode(body))).toBe(script);
  });

  test('is sent as the build has compressed it, which is no file of its own', async () => {
    const brotli = { 'accept-encoding': 'br' };
    const response = await get('/assets/page-7c1d.js', brotli);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe('compressed by the build');
    expect(await (await get('/assets/page-7c1d.js')).text()).toBe('page()');
    const file = await get('/assets/page-7c1d.js.br', brotli);
    expect(file.status).toBe(404);
  });

  test('answers HEAD without a body', async () => {
    const response = await get('/assets/index-4f2a.js', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
  });
});

describe('a page', () => {
  test('is the app, whatever its path', async () => {
    for (const path of ['/', '/index.html', '/no/such/page', '/marketplace?from=%2F']) {
      const response = await get(path);
      expect(response.status).toBe(path === '/index.html' ? 404 : 200);
      if (response.status !== 200) continue;
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe('scripts: early()');
      expect(await response.text()).toBe(built['index.html']);
    }
  });

  test('has an HTML of its own, where one was written', async () => {
    const response = await get('/claim/7');
    expect(await response.text()).toBe(built['../pages/claim.html']);
    expect(response.headers.get('content-security-policy')).toBe('scripts: go()');
    expect((await get('/claim/7')).headers.get('etag')).toBe(
      (await get('/claim/8')).headers.get('etag'),
    );
    expect((await get('/claim/7')).headers.get('etag')).not.toBe(
      (await get('/')).headers.get('etag'),
    );
  });
});

test.each([
  '/assets/gone-1234.js',
  '/assets/',
  '/robots.txt',
  '/.vite/manifest.json',
  '/assets/..%2f..%2f..%2fetc/passwd.txt',
  '/%',
])('%s is no file and no page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('nothing outside the folder can be named', async () => {
  await writeFile(join(folder, '..', 'secret-of-static-files.txt'), 'secret');
  for (const path of [
    '/../secret-of-static-files.txt',
    '/%2e%2e/secret-of-static-files.txt',
    '/..%2fsecret-of-static-files.txt',
    '//secret-of-static-files.txt',
  ]) {
    expect(await (await get(path)).text()).not.toContain('secret');
  }
  await rm(join(folder, '..', 'secret-of-static-files.txt'));
});

test('only reading is allowed', async () => {
  const response = await get('/', {}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a build without pages of their own is served as the app', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'static-files-'));
  await writeFile(join(bare, 'index.html'), '<head></head>');
  const served = await loadStaticFiles({
    folder: bare,
    pagesFolder: join(bare, 'none'),
    pageHeaders: () => ({}),
  });
  expect(await (await served.respond(new Request('http://localhost/a'))).text()).toBe(
    '<head></head>',
  );
  await rm(bare, { recursive: true });
});

test('a folder without the app is an error that says what to do', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'static-files-'));
  await expect(
    loadStaticFiles({ folder: empty, pagesFolder: empty, pageHeaders: () => ({}) }),
  ).rejects.toThrow('has no index.html. Run "npm run build".');
  await rm(empty, { recursive: true });
});
