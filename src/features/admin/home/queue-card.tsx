import { formatCount, type Total } from '@/labels/counts';
import { CoverLink } from '@/page/links';
import type { QueryErrorProps } from '@/page/query-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

interface QueueCardProps {
  title: string;
  note: string;
  /** The list of what is counted. */
  to: string;
  query: QueryErrorProps['query'] & { data: Total | undefined };
}

/** How much of something waits; leads to the list of it. */
export function QueueCard({ title, note, to, query }: QueueCardProps) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Card className="hover:bg-subtle fade relative p-4">
      {/* Two lines in each where they are narrow, so that the counts of a row stand level. */}
      <h2 className="text-muted min-h-10 text-sm font-medium lg:min-h-0">
        <CoverLink to={to}>{title}</CoverLink>
      </h2>
      {error && !data ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          Could not be counted.
          <Button
            variant="link"
            className="relative"
            isPending={isFetching}
            onClick={() => void refetch()}
          >
            Try again<span className="sr-only"> to count {title.toLowerCase()}</span>
          </Button>
        </div>
      ) : (
        <>
          <div className="tabular mt-1 text-2xl font-semibold tracking-tight" aria-busy={!data}>
            {data ? (
              formatCount(data.total_count, data.total_is_estimate)
            ) : (
              <Skeleton className="my-1 h-7 w-12" />
            )}
          </div>
          <p className="text-muted mt-0.5 text-xs">{note}</p>
        </>
      )}
    </Card>
  );
}
