import type { BuyerAccountStatus, User } from '@generated/model';

/** Whether a user's buyer account is waiting for the agreement, either while it is decided or once it is verified. */
export function isAgreementDue({
  buyerAccount,
  buyer_account_status: status,
}: Pick<User, 'buyerAccount' | 'buyer_account_status'>): boolean {
  return (
    buyerAccount?.agreementAccepted === false && (status === 'pending' || status === 'verified')
  );
}

/**
 * Whether a user in this status is asked to accept the agreement. A user who was rejected or is suspended has something
 * else to settle first. The exchange accepts it from everybody with a buyer account.
 */
export function isAgreementOffered(status: BuyerAccountStatus): boolean {
  return status === 'pending' || status === 'info_requested' || status === 'verified';
}
