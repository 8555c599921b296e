import type { ReactNode } from 'react';
import { QueryError, type QueryErrorProps } from './query-error';
import { FailedRead } from './failed-read';

interface QueryPartProps<Data> {
  query: QueryErrorProps['query'] & { data: Data };
  /** In the shape of what is loading. */
  skeleton: ReactNode;
  /** Gives the message above old data its margin, if the part is not in a grid with a gap. */
  alertClassName?: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A part of a page that one query fills: its answer, why it could not be read, or its skeleton. */
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
