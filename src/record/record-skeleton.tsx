import { Card } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A card with one bar in it, as large as its later content. */
export function SkeletonCard({ bar }: { bar: string }) {
  return (
    <Card className="p-4">
      <Skeleton className={bar} />
    </Card>
  );
}

/** A row of figures above the facts, as in most records of the administration. */
export function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <SkeletonCard bar="h-12" />
      <SkeletonCard bar="h-64" />
    </div>
  );
}
