import { Card, CardBody } from '@/ui/data/card';
import { SkeletonText } from '@/ui/feedback/skeleton';

/** As long as it is not known what the account holds. */
export function AccountSkeleton() {
  return (
    <Card role="region" aria-label="Your account" aria-busy>
      <CardBody>
        <SkeletonText lines={6} />
      </CardBody>
    </Card>
  );
}
