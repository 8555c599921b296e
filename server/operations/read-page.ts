import type { SQL } from 'drizzle-orm';
import { countRows, type Total } from '../db/count-rows';
import type { Database } from '../db/database';
import type { Cuttable } from '../db/list-built-once';
import type { auditEventRows, claimRows, negotiationRows, userRows } from '../db/schema';

interface PageQuery {
  page: number;
  per_page: number;
}

export interface PageSource<Row> {
  /** A query of all rows. */
  rows: Cuttable<Row>;
  /** Counts the rows. `exactUpTo` is given if there are no more rows than that. */
  count: (exactUpTo?: number) => Promise<Total>;
}

/** One page of a list. It counts only if the rows do not tell the total themselves, as those of the last page do. */
export async function readPage<Row>(
  { page, per_page: perPage }: PageQuery,
  source: PageSource<Row>,
): Promise<Total & { current_page: number; rows: Row[] }> {
  const offset = (page - 1) * perPage;
  const rows = await source.rows.limit(perPage).offset(offset);
  return { current_page: page, ...(await totalOf(source, offset, rows.length, perPage)), rows };
}

/**
 * One page of wide rows. It skips over ids only, which an index holds, and then reads the rows of the page by their
 * ids.
 */
export async function readPageByIds<Row>(
  query: PageQuery,
  source: PageSource<{ id: number }>,
  { read, idOf }: { read: (ids: number[]) => PromiseLike<Row[]>; idOf: (row: Row) => number },
): Promise<Total & { current_page: number; rows: Row[] }> {
  const page = await readPage(query, source);
  const ids = page.rows.map(({ id }) => id);
  const byId = new Map((await read(ids)).map((row) => [idOf(row), row]));
  // A row may be gone since its id was read.
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

async function totalOf(
  { count }: PageSource<unknown>,
  offset: number,
  read: number,
  perPage: number,
): Promise<Total> {
  if (read < perPage && (read > 0 || offset === 0)) return { total_count: offset + read };
  // Beyond the end, all rows have been stepped over anyway, and an estimate could not lead back to the last page.
  if (read === 0) return await count(offset);
  const total = await count();
  // Another page may follow a full one, however low the estimate is.
  return total.total_is_estimate
    ? { ...total, total_count: Math.max(total.total_count, offset + read + 1) }
    : total;
}

/** The ids of a table's rows in an order, for `readPageByIds`. */
export function idsOf(
  db: Database,
  rows: typeof auditEventRows | typeof claimRows | typeof negotiationRows | typeof userRows,
  { where, order }: { where: SQL | undefined; order: SQL[] },
): PageSource<{ id: number }> {
  return {
    rows: db
      .select({ id: rows.id })
      .from(rows)
      .where(where)
      .orderBy(...order),
    count: (exactUpTo) => countRows(db, rows, where, exactUpTo),
  };
}
