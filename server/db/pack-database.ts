import { sql } from 'drizzle-orm';
import { connectPglite } from './connect/connect-pglite';
import type { Database } from './database';
import { migrate } from './migrate';

/**
 * The files of a migrated PGlite without data, packed as `loadDataDir` takes them: to make them takes ten times as long
 * as to load them.
 * @param prepare what else is to be in it.
 */
export async function packDatabase(
  compression: 'gzip' | 'none',
  prepare: (db: Database) => Promise<void> = async () => {},
): Promise<Blob> {
  const connection = await connectPglite('memory://', {
    // A browser keeps each file as a whole whenever it has changed, and reads all of them at every start: those of the
    // log have 1 MB in place of 16, and go when nothing needs them any more.
    initDbStartParams: ['--wal-segsize=1', '--set=wal_recycle=off'],
  });
  try {
    const { client, db } = connection;
    await migrate(db);
    await prepare(db);
    // Nobody makes a second database of them, and they are most of the files.
    await db.execute(
      sql`update pg_database set datistemplate = false where datname <> current_database()`,
    );
    await client.exec('drop database template0');
    await client.exec('drop database template1');
    await client.exec('checkpoint');
    return await client.dumpDataDir(compression);
  } finally {
    await connection.close();
  }
}
