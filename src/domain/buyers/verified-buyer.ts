import type { User } from '@generated/model';

/** Whether the buyer account of somebody is verified, which opens the pages of buyers; what keeps from bidding is `bidObstacle`. */
export function isVerifiedBuyer(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
): boolean {
  return user?.buyer_account_status === 'verified';
}
