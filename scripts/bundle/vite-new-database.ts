import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as PackDatabase from '../../server/db/pack-database';
import { keptDump } from '../../server/db/kept-dump.ts';
import serverConfig from '../../vite.server.config.ts';

const MODULE = 'virtual:new-database';

/** `import address from 'virtual:new-database'` gives the address of the files of a new, migrated PGlite. */
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

/**
 * The path of the file.
 * @param root the project folder.
 */
export async function packedDatabase(root: string): Promise<string> {
  const inRoot = (path: string) => join(root, path);
  const module = inRoot('server/db/pack-database.ts');
  const migrations = globSync(inRoot('server/db/migrations/*.sql')).toSorted();
  return await keptDump({
    root,
    folder: inRoot('.cache/new-database'),
    ending: '.tar.gz',
    madeOf: [module, ...migrations].map((path) => readFileSync(path)),
    make: async () => {
      // Vite has to transform the modules of the server.
      const imported = await runnerImport<typeof PackDatabase>(module, {
        root,
        resolve: serverConfig.resolve,
      });
      return await imported.module.packDatabase('gzip');
    },
  });
}
