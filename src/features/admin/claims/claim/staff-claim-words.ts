import type { AdminClaim } from '@generated/model';
import { signInRefusal } from '@/domain/users/user-status';
import { formatDate } from '@/labels/dates';
import { USER_STATUS_LABELS } from '@/users/labels';

/** Where a claim stands and whose turn it is, in a sentence or two. */
export function staffClaimWords(claim: AdminClaim): string {
  const { status, seller, submitted_at, expires_at, sold_at } = claim;
  const on = (iso: string | null) => (iso ? ` on ${formatDate(iso)}` : '');
  switch (status) {
    case 'draft':
      return 'The seller has not submitted it yet.';
    case 'changes_requested':
      return 'It waits for the seller, who makes the changes and resubmits it.';
    case 'in_review':
      return signInRefusal(seller.status)
        ? `The account of the seller is ${USER_STATUS_LABELS[seller.status].toLowerCase()}: nothing can be decided about the claim.`
        : `Submitted${on(submitted_at)}. It waits for your decision.`;
    case 'open':
      return `It is on the market until ${expires_at ? formatDate(expires_at) : 'it is sold'}.`;
    case 'paused':
      return 'It is off the market until the seller resumes it.';
    case 'under_offer':
      return 'An offer is accepted. What comes next stands in the negotiation.';
    case 'sold':
      return `It was sold${on(sold_at)}.`;
    case 'withdrawn':
      return 'The seller can relist it, after another review.';
    case 'expired':
      return `Its listing ended${on(expires_at)}. The seller can relist it, after another review.`;
    case 'rejected':
      return 'It was rejected for good.';
  }
}
