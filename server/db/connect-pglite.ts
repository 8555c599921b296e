import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './database';
import * as schema from './schema';

interface PgliteConnectOptions {
  /** Told what happens while the database opens; `fraction` is 0 to 1, for a progress bar. */
  onProgress?: (progress: { step: 'loading' | 'opening' | 'ready'; fraction: number }) => void;
  /** Starts from a dump of `PGlite.dumpDataDir`; only for a database that does not exist yet. */
  loadDataDir?: PGliteOptions['loadDataDir'];
}

export interface PgliteConnection extends Connection {
  client: PGlite;
  /**
   * Resolves when all that was written is in IndexedDB. Until then, some 100 ms after an answer, a page that is closed
   * loses it. Elsewhere there is nothing to wait for.
   */
  flush(): Promise<void>;
}

/**
 * @param dataDir a folder on Node, `idb://<name>` in the browser, `memory://` for a database that ends with the process.
 *   One process or page at a time: on Node `connectFolder` sees to it.
 */
export async function connectPglite(
  dataDir: string,
  { onProgress, loadDataDir }: PgliteConnectOptions = {},
): Promise<PgliteConnection> {
  onProgress?.({ step: 'loading', fraction: 0.1 });
  const client = new PGlite({
    dataDir,
    extensions: { pg_trgm },
    // IndexedDB takes 100 ms for a write and 20 ms for a read when every statement waits for it, and 1 ms otherwise.
    relaxedDurability: dataDir.startsWith('idb://'),
    ...(loadDataDir && { loadDataDir }),
  });
  onProgress?.({ step: 'opening', fraction: 0.4 });
  await client.waitReady;
  onProgress?.({ step: 'ready', fraction: 1 });
  const flush = () => client.runExclusive(async () => client.fs?.syncToFs(false));
  return {
    db: drizzle(client, { schema }),
    client,
    flush,
    close: async () => {
      // PGlite does not do this by itself when durability is relaxed.
      await flush();
      await client.close();
    },
    ping: async () => {
      await client.query('select 1');
    },
  };
}
