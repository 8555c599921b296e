import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod/mini';
import { patternMatcher } from '@/domain/pages/path-patterns';
import { Content } from './content';

export interface StaticFiles {
  /** Answers with a file of the app, or with the app itself if the path is not a file. */
  respond(request: Request): Promise<Response>;
}

interface StaticOptions {
  /** The output of `vite build`. */
  folder: string;
  /** The HTML of each page; pages.json maps path patterns to these files. */
  pagesFolder: string;
  /** The headers of index.html, with the hashes of these inline scripts. */
  pageHeaders: (inlineScripts: readonly string[]) => Record<string, string>;
}

/** Vite puts the content's hash into these names. */
const HASHED = /^\/assets\//;
const LOOKS_LIKE_A_FILE = /\.[A-Za-z0-9]{1,12}$/;

/** @throws if the folder has no index.html. */
export async function loadStaticFiles(options: StaticOptions): Promise<StaticFiles> {
  const files = await readAll(options.folder);
  const index = files.get('/index.html');
  if (!index) throw new Error(`${options.folder} has no index.html. Run "npm run build".`);
  const pages = await readPages(index, options);

  const respond = async (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const path = decoded(new URL(request.url).pathname);
    const file = path === null || path === '/index.html' ? undefined : files.get(path);
    if (file) return await answerWith(request, file, { 'Cache-Control': cacheControl(path ?? '') });
    if (path === null || HASHED.test(path) || LOOKS_LIKE_A_FILE.test(path)) {
      return new Response('There is no such file.', {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    }
    const { html, headers } = pages.at(path);
    return await answerWith(request, html, { ...headers, 'Cache-Control': 'no-cache' });
  };

  return { respond };
}

interface Page {
  html: Content;
  headers: Record<string, string>;
}

/** The page at a path; index.html if the path is unknown. */
async function readPages(
  index: Content,
  { pagesFolder, pageHeaders }: StaticOptions,
): Promise<{ at: (path: string) => Page }> {
  const pageOf = async (html: Content): Promise<Page> => {
    const text = new TextDecoder().decode(await html.encoded('identity'));
    return { html, headers: pageHeaders(inlineScriptsOf(text)) };
  };
  const fileOf = await readPagesJson(pagesFolder);
  const patterns = Object.keys(fileOf);
  const files = patterns.length > 0 ? await readAll(pagesFolder) : new Map<string, Content>();
  const byPattern = new Map<string, Page>();
  for (const [pattern, file] of Object.entries(fileOf)) {
    const html = files.get(`/${file}`);
    if (!html) throw new Error(`${pagesFolder} has no ${file}. Run "npm run build".`);
    byPattern.set(pattern, await pageOf(html));
  }
  const match = patternMatcher(patterns);
  const unknown = await pageOf(index);
  return { at: (path) => byPattern.get(match(path)?.pattern ?? '') ?? unknown };
}

function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, code]) => code ?? []);
}

async function readPagesJson(folder: string): Promise<Record<string, string>> {
  try {
    const text = await readFile(join(folder, 'pages.json'), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch (error) {
    // Without it, pages still open, a little later.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * The files by path, such as `/assets/index-4f2a.js`; a file the build compressed (`.br`) goes with its original.
 * Nothing is read from the disk later, so no path leads out of the folder.
 */
export async function readAll(folder: string): Promise<Map<string, Content>> {
  const bytesOf = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join('/');
    if (!entry.isFile() || path.startsWith('.')) continue;
    bytesOf.set(path, new Uint8Array(await readFile(full)));
  }
  const files = new Map<string, Content>();
  for (const [path, bytes] of bytesOf) {
    if (path.endsWith('.br')) continue;
    files.set(`/${path}`, new Content(path, bytes, bytesOf.get(`${path}.br`)));
  }
  return files;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** The file in an encoding that the client accepts, or 304 if the client already has it. */
export async function answerWith(
  request: Request,
  file: Content,
  own: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({ ...own, ETag: file.etag, Vary: 'Accept-Encoding' });
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = file.choose(request.headers.get('accept-encoding'));
  const body = await file.encoded(encoding);
  headers.set('Content-Type', file.type);
  headers.set('Content-Length', String(body.length));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
