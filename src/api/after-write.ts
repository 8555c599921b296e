import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { READ_PATHS, type ReadId } from '@generated/reads';
import { isOutdated } from './errors/problem';
import { keyOfRead, pathOfKey } from './query-key';

/** What follows from a successful write. The function of each operation hands it to `request`. */
export interface Write {
  /** Whether the key that is sent marks it as one act of its caller. */
  takesKey?: true;
  /** Whose session begins with the token in its answer. */
  begins?: 'user' | 'admin';
  /** The read that would answer the same record. The answer of the write is the record's newest state. */
  newest?: ReadId;
  /** The read whose record no longer exists. */
  gone?: ReadId;
  /** Reads whose answers may have changed. */
  stale?: readonly ReadId[];
  /** The lists among them whose row for the record can be updated at once, with the name of their rows. */
  rows?: Partial<Record<ReadId, string>>;
}

/** A pattern for the URLs of a path of the contract. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Paths without parameters come before those with them, so that `/api/cases/featured` is not taken for a case. */
const READ_PATTERNS = (Object.entries(READ_PATHS) as [ReadId, string][])
  .toSorted(([, path], [, other]) => path.split('{').length - other.split('{').length)
  .map(([read, path]) => ({ read, pattern: patternOf(path) }));

/** The read that filled a query. */
function readOf(key: QueryKey): ReadId | undefined {
  const path = pathOfKey(key);
  return READ_PATTERNS.find(({ pattern }) => pattern.test(path))?.read;
}

/** The query key of one record. The id does not matter if there is only one such record. */
const recordKey = (read: ReadId, id: number | null) =>
  keyOfRead(READ_PATHS[read].replace(/\{\w+\}/, String(id)));

interface Row {
  id: number;
}

const hasId = (answer: unknown): answer is Row =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number';

/**
 * Updates the caches after a successful write. The record in its answer is shown everywhere at once in its new version,
 * what was deleted disappears, and what the contract calls stale is read again: at once if it is on the screen,
 * otherwise when it is next shown.
 */
export function afterWrite(
  queryClient: QueryClient,
  write: Write,
  { url = '' }: AxiosRequestConfig,
  answer: unknown,
): void {
  const { newest, gone, rows } = write;
  if (newest) {
    const queryKey = recordKey(newest, hasId(answer) ? answer.id : null);
    queryClient.setQueryData(queryKey, answer);
    // A read in flight may still answer with the old state, so it is made again.
    void queryClient.invalidateQueries({
      queryKey,
      fetchStatus: 'fetching',
      refetchType: 'all',
    });
    if (hasId(answer))
      changeRows(queryClient, rows, (row) => (row.id === answer.id ? [answer] : [row]));
  }
  if (gone) {
    const id = Number(url.split('/').at(-1));
    // A record on the screen stays until its page is left: reading it again would fail.
    queryClient.removeQueries({ queryKey: recordKey(gone, id), type: 'inactive' });
    changeRows(queryClient, rows, (row) => (row.id === id ? [] : [row]));
  }
  readAnew(queryClient, write.stale ?? []);
}

/** A write has succeeded in another tab or for another person, and only they have its answer. */
export function afterWriteElsewhere(queryClient: QueryClient, { newest, stale = [] }: Write): void {
  readAnew(queryClient, newest ? [newest, ...stale] : stale);
}

/** A write was refused because the screen is out of date: what it shows is read again. */
export function afterRefusal(queryClient: QueryClient, write: Write, error: unknown): void {
  if (isOutdated(error)) afterWriteElsewhere(queryClient, write);
}

/** Marks these reads as stale: those on the screen are made again now, the others when they are next shown. */
export function readAnew(queryClient: QueryClient, stale: readonly ReadId[]): void {
  readAnewBefore(queryClient, stale, Infinity);
}

/** Does the same as `readAnew`, but only for reads made before that instant (Unix milliseconds). */
export function readAnewBefore(
  queryClient: QueryClient,
  stale: readonly ReadId[],
  instant: number,
): void {
  if (stale.length === 0) return;
  const predicate = ({ queryKey, state }: Query) =>
    answeredAt(state) < instant && stale.some((read) => read === readOf(queryKey));
  for (const query of queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void readOnceMore(queryClient, query);
  }
  void queryClient.invalidateQueries({ predicate });
}

/** When a read was last answered, or failed if it never was. Unix milliseconds; 0 before either. */
const answeredAt = ({ data, dataUpdatedAt, errorUpdatedAt }: Query['state']) =>
  data === undefined ? errorUpdatedAt : dataUpdatedAt;

const outrun = new WeakSet<Query>();

/** A first read in flight may still answer with the old state. Its answer is shown, and the read is made once more. */
async function readOnceMore(queryClient: QueryClient, query: Query): Promise<void> {
  if (outrun.has(query)) return;
  outrun.add(query);
  try {
    await query.promise;
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  } catch {
    // It is read again when it is next shown.
  } finally {
    outrun.delete(query);
  }
}

function changeRows(
  queryClient: QueryClient,
  rows: Write['rows'],
  change: (row: Row) => Row[],
): void {
  for (const [list, under] of Object.entries(rows ?? {}) as [ReadId, string][]) {
    queryClient.setQueriesData<Record<string, unknown>>(
      { predicate: ({ queryKey }) => readOf(queryKey) === list },
      (page) => {
        const shown = page?.[under];
        return Array.isArray(shown)
          ? { ...page, [under]: (shown as Row[]).flatMap((row) => change(row)) }
          : page;
      },
    );
  }
}
