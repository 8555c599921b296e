import { z } from 'zod/mini';

/** Vite's `.vite/manifest.json`, as far as it is used here. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The lazy modules that a page needs, by the pattern of its path: `/claim/:id`. */
export type RouteModules = Readonly<Record<string, readonly string[]>>;

/**
 * Finds the pattern of a path. Of several that match, the one with the fewest parameters: `/marketplace/featured-claims`
 * is not the case "featured-claims".
 */
export function patternMatcher(patterns: readonly string[]): (path: string) => string | null {
  const parameters = (pattern: string) => pattern.split(':').length;
  const candidates = patterns
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern) }));
  return (path) => {
    const given = segmentsOf(path);
    const found = candidates.find(
      ({ segments }) =>
        segments.length === given.length &&
        segments.every((segment, at) => segment.startsWith(':') || segment === given[at]),
    );
    return found?.pattern ?? null;
  };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * Link tags for what a page loads beyond the entry of the app, so that the browser fetches it at once and not after the
 * app has started. Modules that the manifest does not know are left out.
 */
export function preloadTags(modules: readonly string[], manifest: Manifest): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = new Set(closure(entries, manifest).flatMap(filesOf));
  const files = new Set(closure(modules, manifest).flatMap(filesOf));
  return [...files]
    .filter((file) => !present.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

function filesOf({ file, css }: Manifest[string]): string[] {
  return [file, ...(css ?? [])];
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
