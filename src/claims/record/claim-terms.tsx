import type { CaseParameters } from '@generated/model';
import { formatAmount } from '@/domain/money';
import { AssetTable } from '@/claims/asset-table';
import { ClaimFacts } from '@/claims/claim-facts';
import { ClaimTermsCard } from '@/claims/claim-terms-card';
import { ClassItem } from '@/claims/class-item';
import type { ClaimRecord } from './claim-record';

interface ClaimTermsProps {
  claim: ClaimRecord;
  /** Supplies the names of the plan's classes. */
  parameters: CaseParameters | null | undefined;
}

/** What is for sale: the amount, what it consists of, and the terms. */
export function ClaimTerms({ claim, parameters }: ClaimTermsProps) {
  const { currency, claim_class: code } = claim;
  const className = parameters?.claim_classes.find((each) => each.code === code)?.name;
  return (
    <ClaimTermsCard
      title="Amounts and terms"
      face={claim.face_amount && formatAmount(claim.face_amount, currency)}
      facts={
        <>
          <ClassItem code={code} name={className ?? null} />
          <ClaimFacts group="terms" claim={claim} except={['face_amount', 'claim_class']} />
        </>
      }
      description={claim.description}
    >
      {claim.assets.length > 0 && (
        <div className="border-line border-t">
          <AssetTable assets={claim.assets} currency={currency} />
        </div>
      )}
    </ClaimTermsCard>
  );
}
