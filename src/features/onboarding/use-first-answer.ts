import { useState } from 'react';

/**
 * The first fresh answer of a query, kept as it was: what the page itself changes later, and reads again, does not begin
 * it anew. Null until it is there.
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
