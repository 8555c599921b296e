import { useLocation } from 'react-router-dom';

/** The state of a link from a list to a record: the list as it is shown now, which the record leads back to. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/**
 * The list above a record, with the filters, the order and the page it was left with. Who came from another list, from
 * the claims of a case to a claim, finds this one without any: a query means nothing to a list that is not its own.
 */
export function useListPath(list: string): string {
  // What a history entry holds may be of another version of the app.
  const state: unknown = useLocation().state;
  const isKept = typeof state === 'object' && state !== null && 'list' in state;
  const [path, query] = isKept && typeof state.list === 'string' ? state.list.split('?') : [];
  return query && path === list ? `${list}?${query}` : list;
}
