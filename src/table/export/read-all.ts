import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { Total } from '@/labels/counts';

interface ReadAll<Data, Row, Failure> {
  queryClient: QueryClient;
  /** The operation's query options for a page of the view. */
  readPage: (page: number) => UseQueryOptions<Data, Failure>;
  rowsOf: (data: Data) => readonly Row[];
  totalOf: (data: Data) => Total;
  onProgress: (read: number, total: Total) => void;
  signal: AbortSignal;
}

/** The rows of all pages, one page after the other; what has moved to a later page meanwhile is not taken twice. */
export async function readAll<Data, Row extends { id: number }, Failure>({
  queryClient,
  readPage,
  rowsOf,
  totalOf,
  onProgress,
  signal,
}: ReadAll<Data, Row, Failure>): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1; ; page++) {
    const options = readPage(page);
    const cancel = () => void queryClient.cancelQueries({ queryKey: options.queryKey });
    signal.addEventListener('abort', cancel, { once: true });
    // Pages of this size are nobody's view: they need not be kept.
    const data = await queryClient.query({ ...options, gcTime: 0, staleTime: 0 });
    signal.removeEventListener('abort', cancel);
    signal.throwIfAborted();
    const before = rows.size;
    for (const row of rowsOf(data)) rows.set(row.id, row);
    const total = totalOf(data);
    onProgress(rows.size, total);
    // An estimate may be less than what there is; the page with the last rows counts exactly.
    const isComplete = !total.total_is_estimate && rows.size >= total.total_count;
    if (isComplete || rows.size === before) return [...rows.values()];
  }
}
