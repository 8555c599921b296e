import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { Total } from '@/labels/counts';

export interface ReadAll<Data, Row, Failure> {
  queryClient: QueryClient;
  /** The operation's query options for a page of the view. */
  readPage: (page: number) => UseQueryOptions<Data, Failure>;
  rowsOf: (data: Data) => readonly Row[];
  totalOf: (data: Data) => Total;
  onProgress: (read: number, total: Total) => void;
  signal: AbortSignal;
}

interface AllRows<Row> {
  rows: Row[];
  /** The number of rows in the view changed during the reading. A row that moved to an earlier page may be missing. */
  hasChanged: boolean;
}

/** How often all pages are read if rows come and go meanwhile. */
const MOST_PASSES = 3;

/** The rows of all pages, page after page. If the view changes meanwhile, they are read again, up to a limit. */
export async function readAll<Data, Row extends { id: number }, Failure>(
  source: ReadAll<Data, Row, Failure>,
): Promise<AllRows<Row>> {
  for (let pass = 1; ; pass++) {
    const all = await readPages(source);
    if (!all.hasChanged || pass === MOST_PASSES) return all;
  }
}

/** A row that moves to a later page meanwhile is counted once. */
async function readPages<Data, Row extends { id: number }, Failure>({
  queryClient,
  readPage,
  rowsOf,
  totalOf,
  onProgress,
  signal,
}: ReadAll<Data, Row, Failure>): Promise<AllRows<Row>> {
  const rows = new Map<number, Row>();
  const totals = new Set<number>();
  for (let page = 1; ; page++) {
    const options = readPage(page);
    const cancel = () => void queryClient.cancelQueries({ queryKey: options.queryKey });
    signal.addEventListener('abort', cancel, { once: true });
    // Nobody views pages of this size, so they are not cached. The dialog reports failures.
    const meta = { saysItsFailure: true as const };
    const data = await queryClient
      .query({ ...options, meta, gcTime: 0, staleTime: 0 })
      .finally(() => signal.removeEventListener('abort', cancel));
    signal.throwIfAborted();
    const before = rows.size;
    for (const row of rowsOf(data)) rows.set(row.id, row);
    const total = totalOf(data);
    onProgress(rows.size, total);
    if (!total.total_is_estimate) totals.add(total.total_count);
    // An estimate may be too low. Only the page with the last rows has an exact count.
    const isComplete = !total.total_is_estimate && rows.size >= total.total_count;
    if (isComplete || rows.size === before)
      return { rows: [...rows.values()], hasChanged: totals.size > 1 };
  }
}
