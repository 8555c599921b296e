import type { CaseParameters, MyClaim } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { ClaimFacts } from '@/claims/claim-facts';
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
  const { currency, claim_class: code } = claim;
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
          <DescriptionItem label="Class">
            {code && (className ? `${code} · ${className}` : code)}
          </DescriptionItem>
          <ClaimFacts group="terms" claim={claim} except={['face_amount', 'claim_class']} />
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
