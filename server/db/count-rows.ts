import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Up to here a total is exact; beyond, nobody misses a row that came or went within the last seconds. */
const MANY = 10_000;
const KEPT_MS = 10_000;

interface Kept {
  total: number;
  /** By the clock of the process, in milliseconds since its start. */
  until: number;
}

/** By query and values. In the order in which they end, since all are kept equally long. */
const keptBy = new WeakMap<Database, Map<string, Kept>>();

/**
 * How many rows a list has. Counting reads them all, at 100,000 some thirty times what a page costs, so a total of more
 * than 10,000 is kept for ten seconds.
 */
export async function countRows(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const query = db.select({ total: count() }).from(table).where(where);
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const kept = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, kept);
  const now = performance.now();
  for (const [ended, { until }] of kept) {
    if (until > now) break;
    kept.delete(ended);
  }
  const known = kept.get(key);
  if (known && known.until > now) return known.total;
  const [row] = await query;
  const total = row?.total ?? 0;
  if (total > MANY) {
    // At the end of the order, also where another request has counted meanwhile.
    kept.delete(key);
    kept.set(key, { total, until: performance.now() + KEPT_MS });
  }
  return total;
}
