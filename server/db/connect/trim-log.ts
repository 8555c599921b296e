import type { PGlite } from '@electric-sql/pglite';

/**
 * Lets go of the log of a PGlite when there is more of it than so many bytes. PostgreSQL does that by itself where it is
 * several processes; alone it keeps the log until it is closed, and does all that is in it anew when it starts after it
 * was not.
 */
export async function trimLog(client: PGlite, mostBytes: number): Promise<void> {
  const { rows } = await client.query<{ long: boolean }>(
    'select pg_current_wal_insert_lsn() - redo_lsn > $1 as long from pg_control_checkpoint()',
    [mostBytes],
  );
  if (rows[0]?.long) await client.exec('checkpoint');
}
