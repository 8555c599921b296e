import type { User } from '@generated/model';

/** Whether the buyer account of somebody is verified, which opens the pages of buyers; what keeps from bidding is `bidObstacle`. */
export function isVerifiedBuyer(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
): boolean {
  return user?.buyer_account_status === 'verified';
}

/** Whether amounts and sums are exact for somebody: a verified buyer who has accepted the agreement in force. */
export function seesExactTerms(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
  hasAcceptedAgreement: boolean,
): boolean {
  return isVerifiedBuyer(user) && hasAcceptedAgreement;
}

/** Whether it ever was, and may have been suspended since: nobody else has bids, or has bought. */
export function wasEverVerified(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
): boolean {
  return isVerifiedBuyer(user) || user?.buyer_account_status === 'suspended';
}
