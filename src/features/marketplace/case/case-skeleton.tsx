import { SkeletonCard } from '@/record/record-skeleton';
import { Card, CardBody } from '@/ui/data/card';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';

/** A case page before its case is known, in the shape of its later content. */
export function CaseSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <SkeletonCard bar="h-16" />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Card className="lg:col-span-2">
          <CardBody>
            <Skeleton className="mb-4 h-10 w-60" />
            <Skeleton className="h-65" />
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <SkeletonText lines={10} />
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
