import { Link, useLocation } from 'react-router-dom';
import { formatCount, type Total } from '@/labels/counts';
import { usePathTo } from '@/page/route-page';
import type { LabelledRoute } from '@/paths';
import { ROUTES } from '@/route-table';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';

interface NextInQueueProps {
  /** How much is still waiting. */
  query: { data: Total | undefined; error: unknown };
  /** Where to decide what has waited longest; null until that is known. */
  path: string | null;
  list: LabelledRoute;
  /** The message if nothing is waiting any more. */
  none: string;
}

/** Leads on from what has been decided: to what has waited longest, or back to the list that it was opened from. */
export function NextInQueue({ query: { data, error }, path, list, none }: NextInQueueProps) {
  const state: unknown = useLocation().state;
  const listPath = usePathTo(list);
  const isOver = data?.total_count === 0;
  return (
    <div role="status" className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {data && path ? (
        <Button className="grow sm:grow-0" asChild>
          <Link to={path} state={state}>
            Next in the queue ({formatCount(data.total_count, data.total_is_estimate)} left)
          </Link>
        </Button>
      ) : isOver || error ? (
        <>
          {isOver && <p className="text-sm">{none}</p>}
          <Button variant="secondary" className="grow sm:grow-0" asChild>
            <Link to={listPath}>Go to {ROUTES[list].label.toLowerCase()}</Link>
          </Button>
        </>
      ) : (
        <Skeleton className="h-9 w-48" />
      )}
    </div>
  );
}
