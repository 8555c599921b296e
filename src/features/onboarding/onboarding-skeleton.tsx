import { Card, CardBody } from '@/ui/data/card';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';

/** Has the layout of the stepper. */
export function OnboardingSkeleton() {
  return (
    <div
      role="region"
      aria-label="Your claim"
      aria-busy
      className="grid min-h-dvh content-start items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)_17rem]"
    >
      <Skeleton className="h-10 lg:h-72" />
      <Card>
        <CardBody className="grid gap-5">
          <Skeleton className="h-6 w-1/2" />
          <SkeletonText lines={2} />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </CardBody>
      </Card>
      <Card>
        <CardBody className="grid gap-4">
          <Skeleton className="h-6 w-1/2" />
          <SkeletonText lines={6} />
        </CardBody>
      </Card>
    </div>
  );
}
