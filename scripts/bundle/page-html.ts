import { dirname } from 'node:path';
import type { Manifest } from 'vite';
import { NOTICE_LOOK } from '../../src/ui/feedback/notice-look.ts';
import type { CodePart } from '../../src/opening/before-the-app.ts';
import { closure } from './closure.ts';
import { ROWS_HEAD_SCRIPT } from './vite-head-script.ts';

/** What the HTML of one page holds. */
interface Drawn {
  /** Rows: the host can draw them, and another head script asks for them. A form: the head script depends on it. */
  has: 'rows' | 'form' | null;
  title: string;
  /** The content of the element in which the app will render. */
  root: string;
}

/**
 * The HTML of one page: index.html with the page's title, its head script, its drawing, its icon and styles, the entry
 * of the app, and links to the code that it loads. The links are inside templates, because a page asks for something
 * else first.
 */
export function pageHtml(
  index: string,
  { title, root, has }: Drawn,
  { textOf, preloads }: { textOf: (file: string) => string; preloads: string },
): string {
  const inIndex: string[] = [];
  const withoutLinks = index.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    inIndex.push(link);
    return '';
  });
  return (
    withoutLinks
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*(?:<script|<\/body>))/, (_, open, close) => {
        return `${open}${root}${close}`;
      })
      .replaceAll(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
        (_, file: string) => `<style>${textOf(file)}</style>`,
      )
      .replace(/<script type="module"[^>]* src="\/([^"]+)"[^>]*><\/script>/, (_, file: string) =>
        entryScript(textOf(file).replaceAll('"./', `"/${dirname(file)}/`)),
      )
      .replace(
        'href="/favicon.svg"',
        () => `href="data:image/svg+xml,${encodeURIComponent(textOf('favicon.svg'))}"`,
      )
      // After the link that skips to the content, which is the first link of a page.
      .replace('</body>', (end) => `${NOT_STARTED}${end}`)
      .replace(
        '<head>',
        () => `<head>${codeOf('app', inIndex.join(''))}${codeOf('page', preloads)}`,
      )
      .replace(/<script>.*?<\/script>/s, (script) =>
        has === 'rows' ? `<script>${textOf(ROWS_HEAD_SCRIPT)}</script>` : script,
      )
      .replace('<html', () => `<html${has === 'form' ? ' data-has-form' : ''}`)
  );
}

/** Inert links; `fetchCode` of src/opening/before-the-app.ts takes them out of the template. */
function codeOf(what: CodePart, links: string): string {
  return `<template id="${what}-code">${links}</template>`;
}

/** Shown above the drawn page, which does nothing if the app cannot start. */
const NOT_STARTED =
  `<p id="not-started" role="alert" hidden class="${NOTICE_LOOK} text-center">` +
  'The page could not be loaded completely. Check your connection and ' +
  '<a href="" class="text-link underline">load it again</a>.</p>';

/**
 * Imports a file and waits for the next task: imports alone would run one after the other without a pause. If a file
 * cannot be loaded, the page says so.
 */
const LOAD =
  'const load=(file)=>import(file).finally(()=>new Promise((end)=>setTimeout(end)))' +
  ".catch((fault)=>{document.getElementById('not-started').hidden=false;throw fault});";

/**
 * The entry of the app, which only starts it and takes no request of its own. It begins when the page is shown, and
 * imports its files one by one, so that the browser can paint and respond in between.
 */
function entryScript(entry: string): string {
  const started = entry.replaceAll(
    /import(\{[^}]*\})from("[^"]+");?/g,
    (_, names: string, file: string) =>
      `const${names.replaceAll(' as ', ':')}=await load(${file});`,
  );
  return `<script type="module">${LOAD}await window.pageShown;${started.trim()}</script>`;
}

/**
 * Link tags for what a page loads beyond the entry of the app, so that the browser fetches it at once instead of after
 * the app has started.
 */
export function preloadTags(modules: readonly string[], manifest: Manifest): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = new Set(closure(entries, manifest));
  return closure(modules, manifest)
    .filter((chunk) => !present.has(chunk))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
