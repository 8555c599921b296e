import { SkeletonCard } from '@/record/record-skeleton';
import { Card } from '@/ui/data/card';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';

/** The page of a user while it loads, in its final layout. */
export function UserSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <SkeletonCard bar="h-5 w-2/3" />
        <div className="grid gap-4 lg:grid-cols-3">
          {['account', 'identity', 'buyer account'].map((state) => (
            <Card key={state} className="gap-4 p-4">
              <Skeleton className="h-6 w-1/2" />
              <SkeletonText lines={2} />
              <Skeleton className="h-8 w-24" />
            </Card>
          ))}
        </div>
      </div>
      <Skeleton className="h-10" />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Card className="gap-6 p-4 lg:col-span-2">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </Card>
        <Card className="gap-6 p-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </Card>
      </div>
    </div>
  );
}
