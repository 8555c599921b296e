import type { Claim } from '@generated/model';
import type { ComponentProps, ReactNode } from 'react';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';

interface RegisterCardProps {
  claim: ComponentProps<typeof ClaimFacts>['claim'] & Pick<Claim, 'is_part'>;
  /** Shown below the facts. */
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
        {claim.is_part && (
          <p className="text-muted mt-4 text-sm">
            This is a part of what the register has under these numbers: another part was sold here.
            The amounts are the share of this part.
          </p>
        )}
        {children}
      </CardBody>
    </Card>
  );
}
