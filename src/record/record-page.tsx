import type { ReactNode } from 'react';
import type { LabelledRoute, RouteName } from '@/paths';
import { NotFound } from '@/page/not-found';
import { isMissing, QueryError } from '@/page/query-error';
import { FailedRead } from '@/page/failed-read';
import { RoutePage } from '@/page/route-page';
import type { BreadcrumbsProps } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';

interface RecordQuery<Data> {
  data: Data;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RecordPageProps<Data> {
  of: RouteName;
  /** What it is, in a word: the title until its own is known, and "Claim not found". */
  kind: string;
  query: RecordQuery<Data>;
  /** False for an address that no record can have, for which nothing is asked. */
  isPossible?: boolean;
  /** Why there may be none at this address. */
  missing: string;
  /** The list above, where the route table does not know it: it depends on who reads. */
  above?: LabelledRoute;
  /** What stands between the list and the record: the case of a claim. */
  parents?: (record: NonNullable<Data> | undefined) => BreadcrumbsProps['items'];
  /** In the final layout. */
  skeleton: ReactNode;
  title: (record: NonNullable<Data>) => string;
  description?: (record: NonNullable<Data>) => ReactNode;
  /** Before the title; called without a record while it loads, so that the title stands where it will. */
  mark?: (record: NonNullable<Data> | undefined) => ReactNode;
  badge?: (record: NonNullable<Data>) => ReactNode;
  action?: (record: NonNullable<Data>) => ReactNode;
  /** The place of the action while the record loads: on a phone it is a line of its own. */
  actionSkeleton?: ReactNode;
  children: (record: NonNullable<Data>) => ReactNode;
}

/**
 * The page of one record: its title, state and actions once it is there, and before that the reason why not. A record that
 * turns out to be gone while it is shown is said to be gone.
 */
export function RecordPage<Data>({
  of,
  kind,
  query,
  isPossible = true,
  missing,
  above,
  parents,
  skeleton,
  title,
  description,
  mark,
  badge,
  action,
  actionSkeleton,
  children,
}: RecordPageProps<Data>) {
  const { error } = query;
  const data = query.data ?? undefined;
  if (!isPossible || isMissing(error)) {
    return <NotFound of={of} above={above} title={`${kind} not found`} description={missing} />;
  }
  return (
    <RoutePage
      of={of}
      above={above}
      title={data ? title(data) : kind}
      // A line is kept free, so that nothing moves when it comes.
      description={description && (data ? description(data) : '\u00a0')}
      mark={(data || !error) && mark?.(data)}
      badge={data && badge?.(data)}
      action={data ? action?.(data) : !error && actionSkeleton}
      parents={parents?.(data) ?? []}
    >
      {data ? (
        <>
          <FailedRead query={query} className="mb-4" />
          {children(data)}
        </>
      ) : error ? (
        <Card>
          <QueryError query={query} />
        </Card>
      ) : (
        <div role="status" aria-busy aria-label={`The ${kind.toLowerCase()} is loading`}>
          {skeleton}
        </div>
      )}
    </RoutePage>
  );
}
