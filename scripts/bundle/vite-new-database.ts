import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Plugin } from 'vite';

const MODULE = 'virtual:new-database';

/** Its log is made of files that a browser keeps as a whole at each change: of 1 MB instead of 16. */
const INITDB_OPTIONS = ['--wal-segsize=1'];

/**
 * `import address from 'virtual:new-database'` is where the files of a new PGlite lie, packed as `loadDataDir` takes
 * them: to make them takes ten times as long as to load them.
 */
export function newDatabase(): Plugin {
  let root = '';
  return {
    name: 'new-database',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source) {
      return source === MODULE ? `${await packedDatabase(root)}?url` : null;
    },
  };
}

/** The path of the file, which is made once for each version of PGlite. @param root the folder of the project. */
export async function packedDatabase(root: string): Promise<string> {
  const manifest = readFileSync(
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(root, '.cache/new-database');
  const path = join(folder, `${version}${INITDB_OPTIONS.join('')}.tar.gz`);
  if (existsSync(path)) return path;
  const database = await PGlite.create({ initDbStartParams: INITDB_OPTIONS });
  const packed = await database.dumpDataDir('gzip');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Renamed when it is complete: another build may look for it at this moment.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await packed.arrayBuffer()));
  renameSync(draft, path);
  return path;
}
