import type { CasePage } from '@generated/model';
import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { UNNAMED } from './built-once';
import { type Database, rowsOf } from './database';

/** How many rows a list has, in the form of every list of the contract. */
export type Total = Pick<CasePage, 'total_count' | 'total_is_estimate'>;

/** Totals up to this are always exact. */
const EXACT_UP_TO = 10_000;
const KEPT_MS = 10_000;

interface Kept {
  total: Total;
  /** By the process clock, in milliseconds since its start. */
  until: number;
}

/** By query and values, in the order in which they expire, because all are kept equally long. */
const keptBy = new WeakMap<Database, Map<string, Kept>>();

/**
 * How many rows a list has. Counting stops at `exactUpTo`: counting 100,000 rows costs about thirty times as much as a
 * page. Beyond that, the planner's estimate is kept for ten seconds, so that not every page has to count that far.
 */
export async function countRows(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  exactUpTo = EXACT_UP_TO,
): Promise<Total> {
  const rows = () =>
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where);
  const query = db
    .select({ total: count() })
    .from(
      rows()
        .limit(exactUpTo + 1)
        .as('counted'),
    )
    .prepare(UNNAMED);
  const { sql: text, params } = query.getQuery();
  const key = JSON.stringify([text, params]);
  const kept = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, kept);
  const now = performance.now();
  for (const [ended, { until }] of kept) {
    if (until > now) break;
    kept.delete(ended);
  }
  const known = kept.get(key);
  if (known) return known.total;
  const [row] = await query.execute();
  const counted = row?.total ?? 0;
  if (counted <= exactUpTo) return { total_count: counted };
  const estimate = Math.max(counted, await estimateRows(db, rows().getSQL()));
  const total = { total_count: estimate, total_is_estimate: true };
  // Moved to the end, even if another request has counted in the meantime.
  kept.delete(key);
  kept.set(key, { total, until: performance.now() + KEPT_MS });
  return total;
}

/** PostgreSQL's estimate from its last statistics of the table and its columns (`analyze`), without reading a row. */
async function estimateRows(db: Database, query: SQL): Promise<number> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) ${query}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
