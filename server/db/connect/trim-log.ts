import type { PGlite } from '@electric-sql/pglite';

/**
 * Releases the log of a PGlite once there is more than this many bytes of it. PostgreSQL does this by itself, in a
 * process of its own. PGlite, a single process, keeps the log until it is closed; if it was not closed, it replays the
 * whole log at its next start.
 */
export async function trimLog(client: PGlite, mostBytes: number): Promise<void> {
  const { rows } = await client.query<{ long: boolean }>(
    'select pg_current_wal_insert_lsn() - redo_lsn > $1 as long from pg_control_checkpoint()',
    [mostBytes],
  );
  if (rows[0]?.long) await client.exec('checkpoint');
}
