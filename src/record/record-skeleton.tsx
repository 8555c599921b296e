import { Card } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A card with one bar in it, as large as what will stand there. */
export function SkeletonCard({ bar }: { bar: string }) {
  return (
    <Card className="p-4">
      <Skeleton className={bar} />
    </Card>
  );
}

/** A row of figures above the facts: the layout of most records in the administration. */
export function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <SkeletonCard bar="h-12" />
      <SkeletonCard bar="h-64" />
    </div>
  );
}
