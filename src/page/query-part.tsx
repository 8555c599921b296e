import type { ReactNode } from 'react';
import { QueryError, type QueryErrorProps } from './query-error';
import { FailedRead } from './failed-read';

interface QueryPartProps<Data> {
  query: QueryErrorProps['query'] & { data: Data };
  /** In the places of what comes. */
  skeleton: ReactNode;
  /** Of what is said above old data: its room, where the part stands in no grid with a gap. */
  alertClassName?: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A part of a page that one query fills: what it answered, why it could not be read, or its skeleton. */
export function QueryPart<Data>({
  query,
  skeleton,
  alertClassName,
  children,
}: QueryPartProps<Data>) {
  if (query.data != null) {
    return (
      <>
        <FailedRead query={query} className={alertClassName} />
        {children(query.data)}
      </>
    );
  }
  return query.error ? <QueryError query={query} /> : skeleton;
}
