import type { CasePage } from '@generated/model';
import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { UNNAMED } from './built-once';
import { type Database, rowsOf } from './database';

/** How many rows a list has, as each list of the contract says it. */
export type Total = Pick<CasePage, 'total_count' | 'total_is_estimate'>;

/** Up to here a total is exact, at every moment. */
const EXACT_UP_TO = 10_000;
const KEPT_MS = 10_000;

interface Kept {
  total: Total;
  /** By the clock of the process, in milliseconds since its start. */
  until: number;
}

/** By query and values. In the order in which they end, since all are kept equally long. */
const keptBy = new WeakMap<Database, Map<string, Kept>>();

/**
 * How many rows a list has. Counting stops at `exactUpTo`: to count 100,000 costs some thirty times what a page does. Beyond,
 * the planner's estimate is kept for ten seconds, so that not every page counts so far.
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
  // At the end of the order, also where another request has counted meanwhile.
  kept.delete(key);
  kept.set(key, { total, until: performance.now() + KEPT_MS });
  return total;
}

/** What PostgreSQL knows of the table and its columns since it last looked (`analyze`), without reading a row. */
async function estimateRows(db: Database, query: SQL): Promise<number> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) ${query}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
