import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';
import type { ClaimRecord } from './claim-record';

export function RegisterFacts({ claim }: { claim: ClaimRecord }) {
  return (
    <Card>
      <CardHeader title="Register" description="How the claim stands with the estate" />
      <CardBody>
        <DescriptionList columns={3} isCompact>
          <ClaimFacts group="register" claim={claim} />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
