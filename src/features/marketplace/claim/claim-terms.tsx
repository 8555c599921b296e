import type { Claim } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { countryName } from '@/labels/countries';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  HOLDER_TYPE_LABELS,
  RECOURSE_LABELS,
} from '@/claims/labels';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { FaceAmount } from '@/claims/face-amount';

/** What is for sale, and on which terms. */
export function ClaimTerms({ claim }: { claim: Claim }) {
  const { exact_terms: exact, currency } = claim;
  return (
    <Card>
      <CardHeader title="Claim" />
      <CardBody className="grid gap-4">
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Face amount" isNumeric>
            <span className="font-semibold">
              <FaceAmount claim={claim} />
            </span>
          </DescriptionItem>
          <DescriptionItem label="Type">{CLAIM_TYPE_LABELS[claim.claim_type]}</DescriptionItem>
          <DescriptionItem label="Class">{claim.claim_class}</DescriptionItem>
          <DescriptionItem label="Priority">
            {CLAIM_PRIORITY_LABELS[claim.priority]}
          </DescriptionItem>
          <DescriptionItem label="Holder">
            {HOLDER_TYPE_LABELS[claim.holder_type]}
            {exact?.holder_country && `, ${countryName(exact.holder_country)}`}
          </DescriptionItem>
          <DescriptionItem label="Recourse offered">
            {claim.recourse_preference
              ? RECOURSE_LABELS[claim.recourse_preference]
              : 'To be agreed'}
          </DescriptionItem>
          <DescriptionItem label="Sold in parts">
            {claim.partial_sale ? 'Yes' : 'No'}
          </DescriptionItem>
          {exact && (
            <>
              <DescriptionItem label="Debtor entity">{exact.debtor_entity}</DescriptionItem>
              {exact.preference_exposure_amount && (
                <DescriptionItem label="Received in the 90 days before the petition" isNumeric>
                  {formatAmount(exact.preference_exposure_amount, currency)}
                </DescriptionItem>
              )}
            </>
          )}
        </DescriptionList>
        {claim.description && (
          <p className="max-w-measure text-sm whitespace-pre-line">{claim.description}</p>
        )}
      </CardBody>
    </Card>
  );
}
