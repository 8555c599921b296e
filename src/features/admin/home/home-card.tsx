import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkRow } from '@/page/links';
import type { QueryErrorProps } from '@/page/query-error';
import { QueryPart } from '@/page/query-part';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';

interface HomeCardProps<Row extends { id: number }> {
  title: string;
  /** The whole list. */
  link: { to: string; label: string };
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  expectedRows: number;
  /** The query that the rows come from. */
  query: QueryErrorProps['query'];
  emptyDescription: string;
  emptyAction: ReactNode;
  row: (row: Row) => ReactNode;
}

/** A short list on the home page. */
export function HomeCard<Row extends { id: number }>({
  title,
  link,
  rows,
  expectedRows,
  query,
  emptyDescription,
  emptyAction,
  row,
}: HomeCardProps<Row>) {
  return (
    <Card>
      <CardHeader
        title={title}
        action={
          <Link
            to={link.to}
            className="text-link inline-flex min-h-6 items-center text-sm font-medium hover:underline"
          >
            {link.label}
          </Link>
        }
      />
      <QueryPart
        query={{ ...query, data: rows }}
        alertClassName="m-4"
        skeleton={
          <ul aria-label={title} aria-busy>
            <Skeletons
              as="li"
              count={expectedRows}
              height="h-16"
              className="border-line flex items-center gap-3 border-b px-4 last:border-0"
            >
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="h-5 flex-1" />
            </Skeletons>
          </ul>
        }
      >
        {(read) =>
          read.length === 0 ? (
            <EmptyState description={emptyDescription} emptyAction={emptyAction} />
          ) : (
            <ul aria-label={title}>
              {read.map((each) => (
                <LinkRow
                  key={each.id}
                  className="fade min-h-16 items-center gap-3 px-4 py-3 text-sm"
                >
                  {row(each)}
                </LinkRow>
              ))}
            </ul>
          )
        }
      </QueryPart>
    </Card>
  );
}
