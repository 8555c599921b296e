import { Card, CardBody } from '@/ui/data/card';
import { SkeletonText } from '@/ui/feedback/skeleton';

/** Shown until the content of the account is known. */
export function AccountSkeleton() {
  return (
    <Card role="region" aria-label="Your account" aria-busy>
      <CardBody>
        <SkeletonText lines={6} />
      </CardBody>
    </Card>
  );
}
