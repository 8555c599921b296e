import type { AdminClaim, ClaimStatus, ClaimTimelineEventActorRole } from '@generated/model';
import { approvalObstacle, reviewObstacle } from '@/domain/claims/review/claim-review';
import { isTakenOffByStaff } from '@/domain/claims/claim-state';
import { wasPausedBefore } from '@/domain/claims/market-acts';
import { sellerRefusal } from '@/domain/claims/seller-actions';
import { sentences } from '@/domain/sentences';
import { signInRefusal } from '@/domain/users/user-status';
import { formatDate } from '@/labels/dates';

/** The state of a claim and whose turn it is, in a sentence or two. */
export function staffClaimWords(claim: AdminClaim): string {
  const { status, seller } = claim;
  const isInReview = status === 'in_review';
  const barred = isInReview ? reviewObstacle(seller) : barredSeller(claim);
  return sentences(
    standing(claim),
    barred ?? next(claim),
    isInReview && !barred && approvalObstacle(claim.case),
  );
}

function standing(claim: AdminClaim): string {
  const { status, timeline, submitted_at, expires_at, sold_at } = claim;
  switch (status) {
    case 'draft':
      return 'The claim is not submitted.';
    case 'changes_requested':
      return 'Our staff have requested changes.';
    case 'in_review':
      return `Submitted${on(submitted_at)}.`;
    case 'open':
      return `The claim is on the market until ${expires_at ? formatDate(expires_at) : 'it is sold'}.`;
    case 'paused':
      if (!isTakenOffByStaff(claim)) return 'The claim is off the market.';
      return wasPausedBefore(timeline)
        ? 'Its seller had paused the claim, and our staff keep it off the market.'
        : 'Our staff have taken the claim off the market.';
    case 'under_offer':
      return 'An offer is accepted.';
    case 'sold':
      return `Sold${on(sold_at)}.`;
    case 'withdrawn': {
      const event = timeline.find(({ type }) => type === 'withdrawn');
      return event ? `Withdrawn ${BY[event.actor_role]}${on(event.occurred_at)}.` : 'Withdrawn.';
    }
    case 'expired':
      return `The listing ended${on(expires_at)}.`;
    case 'rejected':
      return 'Rejected for good.';
  }
}

const on = (iso: string | null) => (iso ? ` on ${formatDate(iso)}` : '');

const BY: Record<ClaimTimelineEventActorRole, string> = {
  seller: 'by the seller',
  staff: 'by our staff',
  system: 'automatically',
};

function next(claim: AdminClaim): string {
  if (isTakenOffByStaff(claim)) return onceTakenOff(claim);
  return obstacleOf(claim) ?? NEXT[claim.status];
}

/** What keeps the seller from going on, apart from the account's status; null if nothing does. */
function obstacleOf(claim: AdminClaim): string | null {
  for (const action of ['submit', 'resume', 'relist'] as const) {
    switch (sellerRefusal(action, claim, claim.seller)) {
      case 'account_not_confirmed':
        return 'The seller’s email address is not confirmed.';
      case 'identity_rejected':
        return 'The seller’s identity was not approved.';
      case 'case_not_open':
        return claim.case.status === 'closed'
          ? 'Its case is closed and takes no claims any more.'
          : `The seller can ${action} the claim once its case takes claims.`;
      // Already said elsewhere.
      case 'account_suspended':
      case 'account_deactivated':
      case 'taken_off_by_staff':
      case 'wrong_state':
      case null:
        break;
    }
  }
  return null;
}

const RELISTING = 'The seller can relist it after another review, also with changes.';

/** What comes next. */
const NEXT: Record<ClaimStatus, string> = {
  draft: 'The seller submits it once it is complete.',
  changes_requested: 'The seller makes them and resubmits the claim.',
  in_review: 'It waits for your decision.',
  open: '',
  paused: 'The seller can resume it.',
  under_offer: 'The negotiation shows what comes next.',
  sold: '',
  withdrawn: RELISTING,
  expired: RELISTING,
  rejected: '',
};

function onceTakenOff({ case: of, timeline }: AdminClaim): string {
  const isGivenBack = wasPausedBefore(timeline);
  switch (of.status) {
    case 'active':
      return `${isGivenBack ? 'Give it back' : 'Put it back'} once the reason is settled.`;
    case 'paused':
      return `It can be ${isGivenBack ? 'given' : 'put'} back once its case takes claims.`;
    case 'closed':
      return 'Its case is closed: it stays off the market.';
  }
}

/** Replaces what the seller could do next; null if the seller may act, or has nothing to do. */
function barredSeller({ status, seller }: AdminClaim): string | null {
  if (status === 'under_offer' || NEXT[status] === '') return null;
  switch (signInRefusal(seller.status)) {
    case 'account_suspended':
      return 'The seller’s account is suspended.';
    case 'account_deactivated':
      return 'The seller’s account is closed.';
    case null:
      return null;
  }
}
