import { Lock } from 'lucide-react';
import type { MyClaim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';

/** What no buyer reads here. */
export function PrivateFacts({ claim }: { claim: MyClaim }) {
  return (
    <Card aria-label="Private">
      <CardHeader
        title="Private"
        description="A buyer learns the name once you accept an offer, and never the minimum price."
        action={<Badge icon={<Lock aria-hidden size={12} />}>Only you see this</Badge>}
      />
      <CardBody>
        <DescriptionList columns={2}>
          <ClaimFacts group="private" claim={claim} />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
