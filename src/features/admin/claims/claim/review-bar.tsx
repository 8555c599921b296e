import { useListAdminClaims } from '@generated/api/admin-claims/admin-claims';
import type { AdminClaim } from '@generated/model';
import { DecisionBar } from '@/acts/decision-bar';
import { useIsDecided } from '@/acts/use-is-decided';
import { claimReviews } from '@/domain/claims/review/claim-review';
import { pathTo } from '@/paths';
import { NextInQueue } from '@/record/next-in-queue';
import { QUEUES } from '@/admin-first-queries';
import { useReviewActs } from './use-review-acts';

/** The decisions about a claim under review. After one, the way to the next claim. */
export function ReviewBar({ claim }: { claim: AdminClaim }) {
  const acts = useReviewActs(claim);
  const reviews = claimReviews(claim);
  const isWaiting = claim.status === 'in_review';
  const isDecided = useIsDecided(isWaiting);
  return (
    <DecisionBar
      acts={reviews.map((review) => acts[review])}
      isPrimaryLast={reviews.includes('approve')}
      isWaiting={isWaiting}
      next={isDecided && <NextClaim decided={claim} />}
      question="Do the documents show the holder, the amount and the number in the register?"
    />
  );
}

function NextClaim({ decided }: { decided: AdminClaim }) {
  const query = useListAdminClaims(QUEUES.claims);
  const next = query.data?.claims[0];
  return (
    <NextInQueue
      query={query}
      // Data read before the decision still contains this claim.
      path={next && next.id !== decided.id ? pathTo('adminClaim', { id: next.id }) : null}
      list="adminClaims"
      none="No other claim waits for a review."
    />
  );
}
