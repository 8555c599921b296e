import { dirname } from 'node:path';
import type { Manifest } from 'vite';

/** What stands in the HTML of one page. */
interface Drawn {
  title: string;
  /** The content of the element in which the app will draw itself. */
  root: string;
}

/**
 * The HTML of one page: index.html with the page's title, what is drawn of it, its styles, the entry of the app, and links
 * to what it loads beyond that.
 */
export function pageHtml(
  index: string,
  { title, root }: Drawn,
  { textOf, preloads }: { textOf: (file: string) => string; preloads: string },
): string {
  return index
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*(?:<script|<\/body>))/, (_, open, close) => {
      return `${open}${root}${close}`;
    })
    .replaceAll(
      /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
      (_, file: string) => `<style>${textOf(file)}</style>`,
    )
    .replace(/<script type="module"[^>]* src="\/([^"]+)"[^>]*><\/script>/, (_, file: string) =>
      entryScripts(textOf(file).replaceAll('"./', `"/${dirname(file)}/`)),
    )
    .replace('</head>', () => `${preloads}</head>`);
}

/**
 * The entry of the app, which only starts it and is no request of its own, behind the files that it imports: as scripts
 * of their own they run one by one, and the browser answers the person in between.
 */
function entryScripts(entry: string): string {
  const imported = [...entry.matchAll(/from"(\/[^"]+)"/g)].map(
    ([, file]) => `<script type="module" crossorigin src="${file}"></script>`,
  );
  return `${imported.join('')}<script type="module">${entry.trim()}</script>`;
}

/**
 * Link tags for what a page loads beyond the entry of the app, so that the browser fetches it at once and not after the
 * app has started. Modules that the manifest does not know are left out.
 */
export function preloadTags(modules: readonly string[], manifest: Manifest): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = new Set(closure(entries, manifest));
  return closure(modules, manifest)
    .filter((chunk) => !present.has(chunk))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** The chunks of the modules and everything they import statically. */
function closure(modules: readonly string[], manifest: Manifest): Manifest[string][] {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
