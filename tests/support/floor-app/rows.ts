import { queryOptions } from '@tanstack/react-query';

export interface Row {
  id: number;
  title: string;
}

declare global {
  interface Window {
    /** Requested by the HTML of the list, before any script has arrived. */
    earlyRows?: Promise<Row[]>;
  }
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  // This page's server answers nothing else.
  return (await response.json()) as Answer;
}

export const rowsQuery = queryOptions({
  queryKey: ['rows'],
  queryFn: () => read<Row[]>('/api/rows'),
  staleTime: Number.POSITIVE_INFINITY,
});

export function rowQuery(id: string) {
  return queryOptions({
    queryKey: ['rows', id],
    queryFn: () => read<Row>(`/api/rows/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
