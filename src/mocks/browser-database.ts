import { IdbFs, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import newDatabase from 'virtual:new-database';
import { trimLog } from '../../server/db/connect/trim-log';
import type { Database } from '../../server/db/database';
import * as schema from '../../server/db/schema';

export interface BrowserDatabase {
  db: Database;
  /** Resolves when everything committed so far would survive a reload. */
  save(): Promise<void>;
}

/**
 * PGlite writes its files to IndexedDB after each statement, while the next one may already be changing them. Such a
 * write fails, and one that succeeds can mix two states. Here the files are written only when `save` says so, between
 * two statements.
 */
class SavedFs extends IdbFs {
  override async syncToFs(): Promise<void> {}

  async write(): Promise<void> {
    await super.syncToFs();
  }
}

/** Each start reads the whole log and replays it. */
const MOST_LOG_BYTES = 2 * 1024 * 1024;

/** The name of the IndexedDB in which PGlite keeps the files of a database. */
export const indexedDbOf = (name: string) => `/pglite/${name}`;

/** The database of that name in this browser. A new one is empty. */
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
    // Nothing was written since the last save: most requests only read.
    if ((await endOfLog()) === saved) return;
    await trimLog(client, MOST_LOG_BYTES);
    const end = await endOfLog();
    await client.runExclusive(() => fs.write());
    saved = end;
  };
  return { db: drizzle(client, { schema }), save };
}

/**
 * A start that was interrupted has left an IndexedDB without files. PGlite then creates them itself, as it does in a
 * browser that does not list its databases.
 */
async function isKept(name: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const kept = await indexedDB.databases();
  return kept.some((each) => each.name === indexedDbOf(name));
}
