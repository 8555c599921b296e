/** The last step of `npm run build`: notes what dist was built from, for `npm start`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

const SOURCES = [
  'src',
  'server',
  'generated',
  'openapi',
  'public',
  'scripts/bundle',
  'scripts/docs',
  'scripts/contract',
  'scripts/run-package.ts',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.production',
];
const RESULTS = ['dist/client/index.html', 'dist/docs/index.html', 'dist/server/node.js'];
const STAMP = 'dist/.built-from';

/** Whether dist was built from exactly the current sources and build-time settings. */
export function buildIsCurrent(root = projectRoot): boolean {
  const stamp = join(root, STAMP);
  return (
    RESULTS.every((file) => existsSync(join(root, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceHash(root)
  );
}

export function stampBuild(root = projectRoot): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, STAMP), sourceHash(root));
}

/** Paths below `root`, in a stable order; a path that does not exist has no files. */
export function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => name !== 'node_modules')
    .toSorted()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** By content: a checkout gives old sources a new time, and an unpacked archive gives new ones an old time. */
function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .toSorted()
    .map((name) => [name, process.env[name]]);
  return hash.update(JSON.stringify(settings)).digest('hex');
}

if (import.meta.main) stampBuild();
