import { clsx } from 'clsx';
import { formatCount, type Total } from '@/labels/counts';
import { CoverLink, LinkRow } from '@/page/links';
import type { QueryErrorProps } from '@/page/query-error';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';

interface QueueRowProps {
  title: string;
  note: string;
  /** The list of what is counted. */
  to: string;
  query: QueryErrorProps['query'] & { data: Total | undefined };
}

/** How much of something is waiting, with a link to the list. Muted if nothing is. */
export function QueueRow({ title, note, to, query }: QueueRowProps) {
  const { data, error, isFetching, refetch } = query;
  const isEmpty = data?.total_count === 0;
  const hasFailed = Boolean(error);
  return (
    <LinkRow className="fade enlarged:flex-wrap min-h-14 items-center justify-between gap-x-4 px-4 py-2 text-sm">
      <div>
        <CoverLink to={to} className={isEmpty ? 'text-muted' : 'font-medium'}>
          {title}
        </CoverLink>
        <p className="text-muted text-xs">{note}</p>
      </div>
      <div className={clsx('enlarged:text-left text-right', !hasFailed && 'shrink-0')}>
        {(data || !hasFailed) && (
          <span
            className={clsx('tabular', isEmpty ? 'text-muted' : 'text-lg font-semibold')}
            aria-busy={!data}
          >
            {data ? (
              formatCount(data.total_count, data.total_is_estimate)
            ) : (
              <Skeleton className="h-6 w-8" />
            )}
          </span>
        )}
        {hasFailed && (
          <p>
            {data ? 'This may be out of date.' : 'Could not be counted.'}{' '}
            <Button
              variant="link"
              className="relative"
              isPending={isFetching}
              onClick={() => void refetch()}
            >
              Try again<span className="sr-only"> to count {title.toLowerCase()}</span>
            </Button>
          </p>
        )}
      </div>
    </LinkRow>
  );
}
