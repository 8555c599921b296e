import { Lock } from 'lucide-react';
import type { MyClaim } from '@generated/model';
import { formatPercent } from '@/domain/money';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';

/** What no buyer reads here. */
export function PrivateFacts({ claim }: { claim: MyClaim }) {
  return (
    <Card aria-label="Private">
      <CardHeader
        title="Private"
        description="A buyer learns the name once you accept an offer, and never the least price."
        action={<Badge icon={<Lock aria-hidden size={12} />}>Only you see this</Badge>}
      />
      <CardBody>
        <DescriptionList columns={2}>
          <DescriptionItem label="Name of the holder">{claim.holder_name}</DescriptionItem>
          <DescriptionItem label="The least you accept" isNumeric>
            {claim.minimum_percent ? formatPercent(claim.minimum_percent) : 'No limit'}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
