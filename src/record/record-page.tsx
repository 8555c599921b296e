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
  /** What it is, in one word. Used as the title until the record's own is known, and in "Claim not found". */
  kind: string;
  query: RecordQuery<Data>;
  /** False for an address that no record can have. Nothing is read then. */
  isPossible?: boolean;
  /** Why there may be no record at this address. */
  missing: string;
  /** The list above, if the route table does not know it because it depends on the reader. */
  above?: LabelledRoute;
  /** What comes between the list and the record, such as the case of a claim. */
  parents?: (record: NonNullable<Data> | undefined) => BreadcrumbsProps['items'];
  /** Has the final layout. */
  skeleton: ReactNode;
  title: (record: NonNullable<Data>) => string;
  description?: (record: NonNullable<Data>) => ReactNode;
  /** Comes before the title. Called without a record while it loads, so that the title is in its final place. */
  mark?: (record: NonNullable<Data> | undefined) => ReactNode;
  badge?: (record: NonNullable<Data>) => ReactNode;
  action?: (record: NonNullable<Data>) => ReactNode;
  /** Reserves the place of the action while the record loads. On a phone the action is a line of its own. */
  actionSkeleton?: ReactNode;
  children: (record: NonNullable<Data>) => ReactNode;
}

/**
 * The page of one record: its title, state and actions once it is loaded, and before that the reason why not. If the
 * record turns out to be gone while it is shown, the page says so.
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
      // A line is reserved, so that nothing moves when the description arrives.
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
