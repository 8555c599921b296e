import { IdbFs, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import newDatabase from 'virtual:new-database';
import { trimLog } from '../../server/db/connect/trim-log';
import type { Database } from '../../server/db/database';
import * as schema from '../../server/db/schema';

export interface BrowserDatabase {
  db: Database;
  /** Resolves when everything committed so far will be there after a reload. */
  save(): Promise<void>;
}

/**
 * PGlite writes its files to IndexedDB after each statement, while the next one may already change them: such a write
 * fails, and one that succeeds can mix two states. Here it happens when `save` says so, and between two statements.
 */
class SavedFs extends IdbFs {
  override async syncToFs(): Promise<void> {}

  async write(): Promise<void> {
    await super.syncToFs();
  }
}

/** Each start reads all of it, and does anew what it says. */
const MOST_LOG_BYTES = 2 * 1024 * 1024;

/** PGlite keeps the files of a database in an IndexedDB of this name. */
export const indexedDbOf = (name: string) => `/pglite/${name}`;

/** The database of that name in this browser; a new one is empty. */
export async function openBrowserDatabase(name: string): Promise<BrowserDatabase> {
  const fs = new SavedFs(name);
  const loadDataDir = (await isKept(name)) ? undefined : await (await fetch(newDatabase)).blob();
  const client = new PGlite({ fs, extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
  await client.waitReady;
  const endOfLog = async () => {
    const { rows } = await client.query<{ end: string }>(
      'select pg_current_wal_insert_lsn()::text as end',
    );
    return rows[0]?.end ?? '';
  };
  let saved = '';
  const save = async () => {
    // Nothing was written since: most requests only read.
    if ((await endOfLog()) === saved) return;
    await trimLog(client, MOST_LOG_BYTES);
    const end = await endOfLog();
    await client.runExclusive(() => fs.write());
    saved = end;
  };
  return { db: drizzle(client, { schema }), save };
}

/**
 * A start that was cut short has left an IndexedDB without files, which PGlite then makes itself, as it does in a browser
 * that does not name its databases.
 */
async function isKept(name: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const kept = await indexedDB.databases();
  return kept.some((each) => each.name === indexedDbOf(name));
}
