import type { User } from '@generated/model';

/** Whether a user's buyer account is verified, which opens the buyers' pages. `bidObstacle` says what prevents bids. */
export function isVerifiedBuyer(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
): boolean {
  return user?.buyer_account_status === 'verified';
}

/** Whether a person sees exact amounts and sums: a verified buyer who has accepted the agreement in force. */
export function seesExactTerms(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
  hasAcceptedAgreement: boolean,
): boolean {
  return isVerifiedBuyer(user) && hasAcceptedAgreement;
}

/** Whether it ever was verified, even if it is suspended now. Nobody else has bids or purchases. */
export function wasEverVerified(
  user: Pick<User, 'buyer_account_status'> | null | undefined,
): boolean {
  return isVerifiedBuyer(user) || user?.buyer_account_status === 'suspended';
}
