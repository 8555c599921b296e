import { Card } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A row of figures above the facts: the layout of most records in the administration. */
export function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Card className="p-4">
        <Skeleton className="h-12" />
      </Card>
      <Card className="p-4">
        <Skeleton className="h-64" />
      </Card>
    </div>
  );
}
