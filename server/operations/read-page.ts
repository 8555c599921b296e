import type { Total } from '../db/count-rows';

interface PageQuery {
  page: number;
  per_page: number;
}

interface PageSource<Row> {
  /** A query of all rows, or of their ids where a row is wide. */
  rows: Cuttable<Row>;
  /** `exactUpTo` is named where there are no more rows than that. */
  count: (exactUpTo?: number) => Promise<Total>;
}

/** A query that can be cut to a page. */
interface Cuttable<Row> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
}

/** One page of a list. Counts only where the rows themselves do not tell the total: the last page of a list does. */
export async function readPage<Row>(
  { page, per_page: perPage }: PageQuery,
  source: PageSource<Row>,
): Promise<Total & { current_page: number; rows: Row[] }> {
  const offset = (page - 1) * perPage;
  const rows = await source.rows.limit(perPage).offset(offset);
  return { current_page: page, ...(await totalOf(source, offset, rows.length, perPage)), rows };
}

async function totalOf(
  { count }: PageSource<unknown>,
  offset: number,
  read: number,
  perPage: number,
): Promise<Total> {
  if (read < perPage && (read > 0 || offset === 0)) return { total_count: offset + read };
  // Beyond the end all rows have been stepped over anyway, and an estimate could not lead back to the last page.
  if (read === 0) return await count(offset);
  const total = await count();
  // A full page may be followed by another, however low the estimate is.
  return total.total_is_estimate
    ? { ...total, total_count: Math.max(total.total_count, offset + read + 1) }
    : total;
}
