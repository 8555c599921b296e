import type { ComponentProps, ReactNode } from 'react';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';

interface RegisterCardProps extends Pick<ComponentProps<typeof ClaimFacts>, 'claim'> {
  /** Below the facts. */
  children?: ReactNode;
}

/** How a claim stands in the debtor's register. */
export function RegisterCard({ claim, children }: RegisterCardProps) {
  return (
    <Card>
      <CardHeader title="Register" description="How the claim stands with the estate" />
      <CardBody>
        <DescriptionList columns={3} isCompact>
          <ClaimFacts group="register" claim={claim} />
        </DescriptionList>
        {children}
      </CardBody>
    </Card>
  );
}
