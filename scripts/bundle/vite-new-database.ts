import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as PackDatabase from '../../server/db/pack-database';
import serverConfig from '../../vite.server.config.ts';

const MODULE = 'virtual:new-database';

/** `import address from 'virtual:new-database'` is where the files of a new, migrated PGlite lie. */
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

/** The path of the file, which is made once for each state of what it is made of. @param root the folder of the project. */
export async function packedDatabase(root: string): Promise<string> {
  const module = 'server/db/pack-database.ts';
  const key = createHash('sha256');
  for (const path of [
    'node_modules/@electric-sql/pglite/package.json',
    module,
    ...globSync('server/db/migrations/*.sql', { cwd: root }).toSorted(),
  ]) {
    key.update(readFileSync(join(root, path)));
  }
  const folder = join(root, '.cache/new-database');
  const name = `${key.digest('hex').slice(0, 16)}.tar.gz`;
  const path = join(folder, name);
  if (existsSync(path)) return path;
  // The modules of the server need what Vite makes of them.
  const imported = await runnerImport<typeof PackDatabase>(join(root, module), {
    root,
    resolve: serverConfig.resolve,
  });
  const packed = await imported.module.packDatabase('gzip');
  mkdirSync(folder, { recursive: true });
  for (const outdated of readdirSync(folder).filter((each) => each.endsWith('.tar.gz'))) {
    if (outdated !== name) rmSync(join(folder, outdated), { force: true });
  }
  // Renamed when it is complete: another build may look for it at this moment.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await packed.arrayBuffer()));
  renameSync(draft, path);
  return path;
}
