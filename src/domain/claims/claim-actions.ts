import type { Claim, ListedClaimStatus, User } from '@generated/model';

/** Who looks at a claim. */
export type ClaimViewer =
  | { kind: 'visitor' }
  | { kind: 'staff' }
  | { kind: 'user'; user: Pick<User, 'status' | 'buyer_account_status' | 'buyerAccount'> };

/** What a person may do next with a claim, or what stands in the way. */
export type ClaimAction =
  | 'manage'
  /** The claim takes no bids in its present state. */
  | 'closed'
  | 'register'
  | 'staff'
  | 'confirm_email'
  | 'user_suspended'
  | 'apply_as_buyer'
  | 'wait_for_review'
  | 'complete_application'
  | 'apply_again'
  | 'buyer_suspended'
  | 'accept_agreement'
  | 'make_offer';

function takesBids(status: ListedClaimStatus): boolean {
  return status === 'open';
}

/**
 * The bidding guard: verified buyer, current agreement, not the own claim, claim open. The state of the claim comes
 * before the person's own account: nobody should apply as a buyer for a claim that is sold.
 */
export function claimAction(
  claim: Pick<Claim, 'status' | 'is_owner'>,
  viewer: ClaimViewer,
): ClaimAction {
  if (claim.is_owner) return 'manage';
  if (!takesBids(claim.status)) return 'closed';
  if (viewer.kind === 'visitor') return 'register';
  if (viewer.kind === 'staff') return 'staff';
  const { user } = viewer;
  if (user.status === 'pending') return 'confirm_email';
  if (user.status !== 'active') return 'user_suspended';
  switch (user.buyer_account_status) {
    case 'none':
      return 'apply_as_buyer';
    case 'pending':
      return 'wait_for_review';
    case 'info_requested':
      return 'complete_application';
    case 'rejected':
      return 'apply_again';
    case 'suspended':
      return 'buyer_suspended';
    case 'verified':
      return user.buyerAccount?.agreementAccepted ? 'make_offer' : 'accept_agreement';
  }
}
