import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from '../database';
import * as schema from '../schema';

interface PgliteConnectOptions {
  /** Starts from a dump of `PGlite.dumpDataDir`; only for a database that does not exist yet. */
  loadDataDir?: PGliteOptions['loadDataDir'];
  /** What `initdb` is to make it with, beside its own ways; only for a database that does not exist yet. */
  initDbStartParams?: string[];
}

export interface PgliteConnection extends Connection {
  client: PGlite;
}

/**
 * @param dataDir a folder on Node, or `memory://` for a database that ends with the process. One process at a time:
 *   `connectFolder` sees to it.
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
