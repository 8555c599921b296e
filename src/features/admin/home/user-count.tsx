import type { ListAdminUsersParams } from '@generated/model';
import { useListAdminUsers } from '@generated/api/admin-users/admin-users';
import { serializeParams } from '@/api/params-serializer';
import { formatCount } from '@/labels/counts';
import { pathTo } from '@/paths';
import { CoverLink } from '@/record/link-row';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Only the count of the answer matters here, so one row is asked for. */
const countParams = (filter: ListAdminUsersParams): ListAdminUsersParams => ({
  ...filter,
  per_page: 1,
});

interface UserCountProps {
  title: string;
  note: string;
  filter: ListAdminUsersParams;
}

/** How many users a filter finds; leads to the list of them. */
export function UserCount({ title, note, filter }: UserCountProps) {
  const { data, error, isFetching, refetch } = useListAdminUsers(countParams(filter));
  return (
    <Card className="hover:bg-subtle fade relative p-4">
      <h2 className="text-muted text-sm font-medium">
        <CoverLink to={`${pathTo('adminUsers')}?${serializeParams(filter)}`}>{title}</CoverLink>
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
