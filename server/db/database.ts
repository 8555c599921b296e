import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** PGlite or PostgreSQL, or a transaction of either: code outside the connections cannot tell them apart. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  /** Waits for running queries and closes the database. */
  close(): Promise<void>;
  /** Resolves when the database answers a query. */
  ping(): Promise<void>;
  /** Releases log that is no longer needed, if the database does not do that by itself. */
  trimLog?(): Promise<void>;
}

/**
 * The rows of raw SQL. The caller names their shape: `count(*)` is a number on PGlite and a string on PostgreSQL, so
 * cast it (`count(*)::int`). Numeric is a string on both.
 */
export async function rowsOf<Row extends object>(db: Database, query: SQL): Promise<Row[]> {
  // Both drivers answer `{rows}`; the type that they share does not say so.
  const result = (await db.execute(query)) as { rows: Row[] };
  return result.rows;
}
