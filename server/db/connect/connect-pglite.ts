import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from '../database';
import * as schema from '../schema';

interface PgliteConnectOptions {
  /** Starts from a dump of `PGlite.dumpDataDir`; only for a database that does not exist yet. */
  loadDataDir?: PGliteOptions['loadDataDir'];
  /** Parameters for `initdb`, added to its own; only for a database that does not exist yet. */
  initDbStartParams?: string[];
}

export interface PgliteConnection extends Connection {
  client: PGlite;
}

/**
 * @param dataDir a folder on Node, or `memory://` for a database that ends with the process. Only one process at a time
 * may use a folder: `connectFolder` makes sure of it.
 */
export async function connectPglite(
  dataDir: string,
  newDatabase: PgliteConnectOptions = {},
): Promise<PgliteConnection> {
  const client = new PGlite({ dataDir, extensions: { pg_trgm }, ...newDatabase });
  await client.waitReady;
  return {
    db: drizzle(client, { schema }),
    client,
    close: () => client.close(),
    ping: async () => {
      await client.query('select 1');
    },
  };
}
