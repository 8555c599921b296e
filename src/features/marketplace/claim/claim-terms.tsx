import type { Claim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { ClaimTermsCard } from '@/claims/claim-terms-card';
import { ClassItem } from '@/claims/class-item';
import { FaceAmount } from '@/claims/face-amount';
import { SETTLEMENT_METHOD_LABELS } from '@/offers/labels';
import { DescriptionItem } from '@/ui/data/description-list';

/** What is for sale, and on which terms. */
export function ClaimTerms({ claim }: { claim: Claim }) {
  const { currency, exact_terms: exact } = claim;
  return (
    <ClaimTermsCard
      title="Claim"
      face={<FaceAmount claim={claim} />}
      facts={
        <>
          <ClassItem code={claim.claim_class} name={claim.claim_class_name} />
          <ClaimFacts
            group="terms"
            claim={{ ...claim, ...exact }}
            except={['face_amount', 'claim_class']}
          />
          {exact && <ClaimFacts group="risks" claim={{ ...exact, currency }} />}
          {exact?.payment_preference && (
            <DescriptionItem label="Payment the seller prefers">
              {SETTLEMENT_METHOD_LABELS[exact.payment_preference]}
            </DescriptionItem>
          )}
        </>
      }
      description={claim.description}
    />
  );
}
