import type { Manifest, ManifestChunk } from 'vite';

/**
 * The chunks of the modules and of everything they import statically; modules that the manifest does not know are left
 * out.
 */
export function closure(modules: readonly string[], manifest: Manifest): ManifestChunk[] {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
