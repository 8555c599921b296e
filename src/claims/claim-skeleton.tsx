import { Card, CardBody } from '@/ui/data/card';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';

/** A claim page before its claim is known, in the shape of its later content. */
export function ClaimSkeleton() {
  return (
    <div className="grid min-h-dvh content-start items-start gap-6 lg:grid-cols-3">
      <Card className="lg:order-last">
        <CardBody className="grid gap-4">
          <Skeleton className="h-10 w-1/2" />
          <SkeletonText lines={4} />
          <Skeleton className="h-9" />
        </CardBody>
      </Card>
      <div className="grid gap-6 lg:col-span-2">
        {['claim', 'register', 'risks'].map((part) => (
          <Card key={part}>
            <CardBody>
              <Skeleton className="mb-4 h-6 w-1/3" />
              <SkeletonText lines={5} />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  );
}
