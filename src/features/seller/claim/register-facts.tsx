import type { MyClaim } from '@generated/model';
import { ESTATE_KYC_LABELS, ESTATE_KYC_TONES, REGISTER_STATUS_LABELS } from '@/claims/labels';
import { RegisterNumbers } from '@/claims/register-numbers';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';

export function RegisterFacts({ claim }: { claim: MyClaim }) {
  return (
    <Card>
      <CardHeader title="Register" description="How the claim stands with the estate" />
      <CardBody>
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Status in the register">
            {REGISTER_STATUS_LABELS[claim.register_status]}
          </DescriptionItem>
          <DescriptionItem label="KYC with the estate">
            <Badge tone={ESTATE_KYC_TONES[claim.estate_kyc_status]}>
              {ESTATE_KYC_LABELS[claim.estate_kyc_status]}
            </Badge>
          </DescriptionItem>
          <RegisterNumbers terms={claim} currency={claim.currency} />
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
