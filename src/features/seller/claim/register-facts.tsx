import type { MyClaim } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { ESTATE_KYC_LABELS, ESTATE_KYC_TONES, REGISTER_STATUS_LABELS } from '@/labels/marketplace';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';

export function RegisterFacts({ claim }: { claim: MyClaim }) {
  const amount = (value: string | null) => value && formatAmount(value, claim.currency);
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
          <DescriptionItem label="Filed on">
            {claim.filed_on && <DateText iso={claim.filed_on} />}
          </DescriptionItem>
          <DescriptionItem label="Proof of claim number" isNumeric>
            {claim.proof_of_claim_number}
          </DescriptionItem>
          <DescriptionItem label="Schedule number" isNumeric>
            {claim.schedule_number}
          </DescriptionItem>
          <DescriptionItem label="Scheduled amount" isNumeric>
            {amount(claim.scheduled_amount)}
          </DescriptionItem>
          <DescriptionItem label="Filed amount" isNumeric>
            {amount(claim.filed_amount)}
          </DescriptionItem>
          <DescriptionItem label="Allowed amount" isNumeric>
            {amount(claim.allowed_amount)}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
