import type { ErrorCode, User } from '@generated/model';
import { signInRefusal } from './user-status';

/*
 * A person's permissions follow from all of their states together: a verified buyer whose account is closed may not
 * bid. Nothing else decides them, neither on the exchange nor on a screen.
 */

export type SignInRefusal = NonNullable<ReturnType<typeof signInRefusal>>;

/** What prevents a person from submitting a claim for review. */
export type SubmitObstacle = SignInRefusal | 'account_not_confirmed' | 'identity_rejected';

export function submitObstacle(
  user: Pick<User, 'status' | 'identity_status'>,
): SubmitObstacle | null {
  if (user.status === 'pending') return 'account_not_confirmed';
  return (
    signInRefusal(user.status) ?? (user.identity_status === 'rejected' ? 'identity_rejected' : null)
  );
}

/** What prevents a seller from answering an offer with a deal or a counter-offer. */
export type SellObstacle = SignInRefusal | 'account_not_confirmed' | 'identity_not_approved';

export function sellObstacle(user: Pick<User, 'status' | 'identity_status'>): SellObstacle | null {
  if (user.status === 'pending') return 'account_not_confirmed';
  return (
    signInRefusal(user.status) ??
    (user.identity_status === 'approved' ? null : 'identity_not_approved')
  );
}

/** What prevents a person from bidding. */
export type BidObstacle =
  | SignInRefusal
  | 'account_not_confirmed'
  | 'no_buyer_account'
  | 'buyer_in_review'
  | 'buyer_info_requested'
  | 'buyer_rejected'
  | 'buyer_suspended'
  | 'identity_not_approved'
  | 'agreement_outstanding';

/** The code with which the exchange refuses a bid. The caller can read in a buyer account why it is not verified. */
export const OBSTACLE_CODES = {
  account_not_confirmed: 'account_not_confirmed',
  account_suspended: 'account_suspended',
  account_deactivated: 'account_deactivated',
  no_buyer_account: 'buyer_not_verified',
  buyer_in_review: 'buyer_not_verified',
  buyer_info_requested: 'buyer_not_verified',
  buyer_rejected: 'buyer_not_verified',
  buyer_suspended: 'buyer_not_verified',
  identity_not_approved: 'identity_not_approved',
  agreement_outstanding: 'agreement_outstanding',
} as const satisfies Record<BidObstacle, ErrorCode>;

export type BuyerStates = Pick<
  User,
  'status' | 'identity_status' | 'buyer_account_status' | 'buyerAccount'
>;

/** The obstacle to remove first. */
export function bidObstacle(user: BuyerStates): BidObstacle | null {
  if (user.status === 'pending') return 'account_not_confirmed';
  const refusal = signInRefusal(user.status);
  if (refusal) return refusal;
  switch (user.buyer_account_status) {
    case 'none':
      return 'no_buyer_account';
    case 'pending':
      return 'buyer_in_review';
    case 'info_requested':
      return 'buyer_info_requested';
    case 'rejected':
      return 'buyer_rejected';
    case 'suspended':
      return 'buyer_suspended';
    case 'verified':
      // Documents may be requested again later. Bidding is suspended until they are approved.
      if (user.identity_status !== 'approved') return 'identity_not_approved';
      return user.buyerAccount?.agreementAccepted ? null : 'agreement_outstanding';
  }
}
