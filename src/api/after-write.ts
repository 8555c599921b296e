import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { READ_PATHS, type ReadId } from '@generated/reads';
import { errorCodeOf, statusOf } from './errors/problem';
import { keyOfRead, pathOfKey } from './query-key';

/** What follows from a successful write: the function of its operation hands it to `request`. */
export interface Write {
  /** Whether it is one act of its caller, by the key that goes along. */
  takesKey?: true;
  /** Whose session begins with the token of its answer. */
  begins?: 'user' | 'admin';
  /** The read that would answer the same record: the answer of the write is its newest state. */
  newest?: ReadId;
  /** The read whose record is no more. */
  gone?: ReadId;
  /** Reads that may answer otherwise now. */
  stale?: readonly ReadId[];
  /** Lists among them in which the row of the record is known already, by the name of their rows. */
  rows?: Partial<Record<ReadId, string>>;
}

/** What a path of the contract with its parameters looks like as a URL. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** `/api/cases/featured` is no case: a path without parameters comes before one with them. */
const READ_PATTERNS = (Object.entries(READ_PATHS) as [ReadId, string][])
  .toSorted(([, path], [, other]) => path.split('{').length - other.split('{').length)
  .map(([read, path]) => ({ read, pattern: patternOf(path) }));

/** The read that filled a query. */
function readOf(key: QueryKey): ReadId | undefined {
  const path = pathOfKey(key);
  return READ_PATTERNS.find(({ pattern }) => pattern.test(path))?.read;
}

/** The query key of one record, or of what there is one of: then the id does not count. */
const recordKey = (read: ReadId, id: number | null) =>
  keyOfRead(READ_PATHS[read].replace(/\{\w+\}/, String(id)));

interface Row {
  id: number;
}

const hasId = (answer: unknown): answer is Row =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number';

/**
 * A write has succeeded: the record that it answers is shown everywhere at once with its new version, what was deleted
 * is gone, and what the contract calls stale is read anew where it is on the screen, else when it is shown next.
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
    // A read that is under way may answer with what was before: it is made once more in its place.
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
    // What is on the screen stays until its page is left: reading it anew would fail.
    queryClient.removeQueries({ queryKey: recordKey(gone, id), type: 'inactive' });
    changeRows(queryClient, rows, (row) => (row.id === id ? [] : [row]));
  }
  readAnew(queryClient, write.stale ?? []);
}

/** A write has succeeded in another tab or for another person, who alone has its answer. */
export function afterWriteElsewhere(queryClient: QueryClient, { newest, stale = [] }: Write): void {
  readAnew(queryClient, newest ? [newest, ...stale] : stale);
}

/** A write was refused because the screen shows what is no longer so: it is read anew. */
export function afterRefusal(queryClient: QueryClient, write: Write, error: unknown): void {
  if (isOutdated(error)) afterWriteElsewhere(queryClient, write);
}

/** Whether a refusal says that the screen shows what is no longer so. */
export function isOutdated(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 409 || errorCodeOf(error) === 'transition_not_allowed';
}

/** These reads may answer otherwise now: they are made anew where they are on the screen, else when they are shown next. */
export function readAnew(queryClient: QueryClient, stale: readonly ReadId[]): void {
  readAnewBefore(queryClient, stale, Infinity);
}

/** Does as `readAnew` with those of these reads that were made before that instant (Unix milliseconds). */
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

/** When a read was answered last; a first one that failed, by its failure. Unix milliseconds, 0 before. */
const answeredAt = ({ data, dataUpdatedAt, errorUpdatedAt }: Query['state']) =>
  data === undefined ? errorUpdatedAt : dataUpdatedAt;

const outrun = new WeakSet<Query>();

/** A first read that is under way may answer with what was before: it is shown, and made once more. */
async function readOnceMore(queryClient: QueryClient, query: Query): Promise<void> {
  if (outrun.has(query)) return;
  outrun.add(query);
  try {
    await query.promise;
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  } catch {
    // It is read anew when it is shown next.
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
