import { useLocation } from 'react-router-dom';

/** The state of a link from a list to a record: the list as shown now, so that the record can lead back to it. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/**
 * The path of the list above a record, with the filters, order and page that the person left it with. A person who came
 * from another list, such as from the claims of a case to a claim, gets this one without any: a query means nothing to
 * a different list.
 */
export function useListPath(list: string): string {
  // A history entry may come from another version of the app.
  const state: unknown = useLocation().state;
  const isKept = typeof state === 'object' && state !== null && 'list' in state;
  const [path, query] = isKept && typeof state.list === 'string' ? state.list.split('?') : [];
  return query && path === list ? `${list}?${query}` : list;
}
