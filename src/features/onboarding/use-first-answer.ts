import { useState } from 'react';

/**
 * The first fresh answer of a query, kept unchanged, so that later changes and reads by the page itself do not start it
 * over. Null until it has arrived.
 */
export function useFirstAnswer<Data>({
  data,
  isFetching,
}: {
  data: Data | undefined;
  isFetching: boolean;
}): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  if (first === null && data !== undefined && !isFetching) setFirst(data);
  return first;
}
