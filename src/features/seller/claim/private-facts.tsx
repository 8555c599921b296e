import type { MyClaim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';

/** What no buyer can read here. */
export function PrivateFacts({ claim }: { claim: MyClaim }) {
  return (
    <Card aria-label="Private">
      <CardHeader
        title="Private"
        description="Our staff read the name in the review; a buyer learns it once an offer is accepted. Only you see the minimum price."
      />
      <CardBody>
        <DescriptionList columns={2}>
          <ClaimFacts group="private" claim={claim} />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
