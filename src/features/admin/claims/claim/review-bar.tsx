import type { AdminClaim } from '@generated/model';
import { DecisionBar } from '@/acts/decision-bar';
import { claimReviews } from '@/domain/claims/claim-review';
import { useReviewActs } from './use-review-acts';

/** The decisions about a claim under review; nothing where none can be made. */
export function ReviewBar({ claim }: { claim: AdminClaim }) {
  const acts = useReviewActs(claim);
  const reviews = claimReviews(claim);
  return (
    <DecisionBar
      acts={reviews.map((review) => acts[review])}
      isPrimaryLast={reviews.includes('approve')}
      question="Do the documents show the holder, the amount and the number in the register?"
    />
  );
}
