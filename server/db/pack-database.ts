import { sql } from 'drizzle-orm';
import { connectPglite } from './connect/connect-pglite';
import type { Database } from './database';
import { migrate } from './migrate';

/**
 * The files of a migrated PGlite without data, packed for `loadDataDir`: creating them takes ten times as long as
 * loading them.
 * @param prepare adds anything else that it should hold.
 */
export async function packDatabase(
  compression: 'gzip' | 'none',
  prepare: (db: Database) => Promise<void> = async () => {},
): Promise<Blob> {
  const connection = await connectPglite('memory://', {
    // A browser rewrites each file as a whole whenever it changes, and reads all of them at every start. Log files of 1
    // MB replace those of 16, and go when nothing needs them any more.
    initDbStartParams: ['--wal-segsize=1', '--set=wal_recycle=off'],
  });
  try {
    const { client, db } = connection;
    await migrate(db);
    await prepare(db);
    // Nobody creates a second database from the templates, and they are most of the files.
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
