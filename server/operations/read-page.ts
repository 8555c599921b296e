interface PageQuery {
  page: number;
  per_page: number;
}

interface PageSource<Row> {
  /** A query of all rows, or of their ids where a row is wide. */
  rows: Cuttable<Row>;
  count: () => Promise<number>;
}

/** A query that can be cut to a page. */
interface Cuttable<Row> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
}

/** One page of a list. Counts only where the rows themselves do not tell the total: the last page of a list does. */
export async function readPage<Row>(
  { page, per_page: perPage }: PageQuery,
  source: PageSource<Row>,
): Promise<{ current_page: number; total_count: number; rows: Row[] }> {
  const offset = (page - 1) * perPage;
  const rows = await source.rows.limit(perPage).offset(offset);
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  const total = isLast ? offset + rows.length : await source.count();
  return { current_page: page, total_count: total, rows };
}
