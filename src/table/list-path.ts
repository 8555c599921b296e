import { useLocation } from 'react-router-dom';

/** The state of a link from a list to a record: the view of the list that the record leads back to. */
export function listState(search: string): { list: string } {
  return { list: search };
}

/** The list above a record, with the filters, the order and the page it was left with. */
export function useListPath(list: string): string {
  // What a history entry holds may be of another version of the app.
  const state: unknown = useLocation().state;
  const isKept = typeof state === 'object' && state !== null && 'list' in state;
  return isKept && typeof state.list === 'string' && state.list.startsWith('?')
    ? list + state.list
    : list;
}
