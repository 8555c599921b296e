import {
  useApproveClaim,
  useRejectClaim,
  useRequestClaimChanges,
} from '@generated/api/admin-claims/admin-claims';
import type { AdminClaim } from '@generated/model';
import type { Act } from '@/acts/act';
import type { ClaimReview } from '@/domain/claims/review/claim-review';
import { LISTING_DAYS } from '@/domain/claims/claim-state';
import { CHANGE_REASONS, REJECTION_REASONS } from './review-reasons';
import { reasonFor, TOLD } from './seller-is-told';

/** What our staff decide about a claim under review. `claimReviews` says which decisions are possible now. */
export function useReviewActs(claim: AdminClaim): Record<ClaimReview, Act> {
  const { mutateAsync: approve } = useApproveClaim();
  const { mutateAsync: requestChanges } = useRequestClaimChanges();
  const { mutateAsync: reject } = useRejectClaim();
  const { id, reference, lock_version, seller } = claim;
  return {
    approve: {
      name: 'approve',
      label: 'Approve',
      question: {
        title: `List ${reference}?`,
        consequence: `Verified buyers can bid on it for ${LISTING_DAYS} days; visitors see it with a rounded amount and without names or documents.`,
        notes: [
          { label: 'What the seller gets', text: `${TOLD}, that the claim is listed.` },
          { label: 'What comes next', text: 'Followers of the case are told of the claim.' },
        ],
      },
      send: () => approve({ id, data: { lock_version } }),
      done: `${reference} is listed`,
    },
    request_changes: {
      name: 'request_changes',
      label: 'Request changes',
      question: {
        title: `Request changes to ${reference}?`,
        consequence: `${seller.name} can edit the claim and resubmits it.`,
        notes: [
          {
            label: 'What the seller gets',
            text: `${TOLD}, and what you write here on the page of the claim.`,
          },
          { label: 'What comes next', text: 'The claim then waits here for your decision.' },
        ],
        reason: reasonFor('What is to be changed', CHANGE_REASONS),
      },
      send: (review_note) => requestChanges({ id, data: { review_note, lock_version } }),
      done: `Changes to ${reference} are requested`,
    },
    reject: {
      name: 'reject',
      label: 'Reject',
      isDangerous: true,
      question: {
        title: `Reject ${reference} for good?`,
        consequence: `${seller.name} can neither change the claim nor resubmit it.`,
        notes: [
          {
            label: 'What the seller gets',
            text: `${TOLD}, and your reason on the page of the claim.`,
          },
          {
            label: 'What comes next',
            text: 'The seller can start a new claim. A rejection cannot be undone: where the claim can be corrected, request changes instead.',
          },
        ],
        reason: reasonFor('Reason', REJECTION_REASONS),
      },
      send: (review_note) => reject({ id, data: { review_note, lock_version } }),
      done: `${reference} is rejected`,
    },
  };
}
