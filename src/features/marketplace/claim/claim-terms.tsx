import type { Claim } from '@generated/model';
import { ClaimFacts } from '@/claims/claim-facts';
import { ClaimTermsCard } from '@/claims/claim-terms-card';
import { FaceAmount } from '@/claims/face-amount';

/** What is for sale, and on which terms. */
export function ClaimTerms({ claim }: { claim: Claim }) {
  const { currency, exact_terms: exact } = claim;
  return (
    <ClaimTermsCard
      title="Claim"
      face={<FaceAmount claim={claim} />}
      facts={
        <>
          <ClaimFacts group="terms" claim={{ ...claim, ...exact }} except={['face_amount']} />
          {exact && <ClaimFacts group="risks" claim={{ ...exact, currency }} />}
        </>
      }
      description={claim.description}
    />
  );
}
