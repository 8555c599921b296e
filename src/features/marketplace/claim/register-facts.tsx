import type { Claim } from '@generated/model';
import { ESTATE_KYC_LABELS, ESTATE_KYC_TONES, REGISTER_STATUS_LABELS } from '@/claims/labels';
import { RegisterNumbers } from '@/claims/register-numbers';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';

/** How the claim stands in the debtor's register; numbers and amounts are for verified buyers. */
export function RegisterFacts({ claim }: { claim: Claim }) {
  const { exact_terms: exact, currency } = claim;
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
          {exact && <RegisterNumbers terms={exact} currency={currency} />}
        </DescriptionList>
        {!exact && (
          <p className="border-line text-muted mt-4 border-t pt-4 text-sm">
            Numbers in the register, filed and allowed amounts and the holder’s country are shown to
            verified buyers. Names stay private until an offer is accepted.
          </p>
        )}
      </CardBody>
    </Card>
  );
}
