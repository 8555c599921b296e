import type { CaseParameters, MyClaim } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { countryName } from '@/labels/countries';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  HOLDER_TYPE_LABELS,
  RECOURSE_LABELS,
} from '@/claims/labels';
import { AssetTable } from '@/claims/asset-table';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';

interface ClaimTermsProps {
  claim: MyClaim;
  /** Name the classes of the plan. */
  parameters: CaseParameters | null | undefined;
}

/** What is for sale: the amount with what it is made of, and the terms. */
export function ClaimTerms({ claim, parameters }: ClaimTermsProps) {
  const { currency, claim_class: code, holder_country: country } = claim;
  const amount = (value: string | null) => value && formatAmount(value, currency);
  const className = parameters?.claim_classes.find((each) => each.code === code)?.name;
  return (
    <Card>
      <CardHeader title="Amounts and terms" />
      <CardBody className="grid gap-4">
        <DescriptionList columns={3} isCompact>
          <DescriptionItem label="Face amount" isNumeric>
            {claim.face_amount && (
              <span className="font-semibold">{formatAmount(claim.face_amount, currency)}</span>
            )}
          </DescriptionItem>
          <DescriptionItem label="Type">{CLAIM_TYPE_LABELS[claim.claim_type]}</DescriptionItem>
          <DescriptionItem label="Class">
            {code && (className ? `${code} · ${className}` : code)}
          </DescriptionItem>
          <DescriptionItem label="Priority">
            {CLAIM_PRIORITY_LABELS[claim.priority]}
          </DescriptionItem>
          <DescriptionItem label="Debtor entity">{claim.debtor_entity}</DescriptionItem>
          <DescriptionItem label="Holder">
            {HOLDER_TYPE_LABELS[claim.holder_type]}
            {country && `, ${countryName(country)}`}
          </DescriptionItem>
          <DescriptionItem label="Recourse offered">
            {claim.recourse_preference
              ? RECOURSE_LABELS[claim.recourse_preference]
              : 'To be agreed'}
          </DescriptionItem>
          <DescriptionItem label="Sold in parts">
            {claim.partial_sale ? 'Yes' : 'No'}
          </DescriptionItem>
          {claim.has_preference_exposure && (
            <DescriptionItem label="Received in the 90 days before the petition" isNumeric>
              {amount(claim.preference_exposure_amount)}
            </DescriptionItem>
          )}
        </DescriptionList>
        {claim.description && (
          <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">
            {claim.description}
          </p>
        )}
      </CardBody>
      {claim.assets.length > 0 && (
        <div className="border-line border-t">
          <AssetTable assets={claim.assets} currency={claim.currency} />
        </div>
      )}
    </Card>
  );
}
