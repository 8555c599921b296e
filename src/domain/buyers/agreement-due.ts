import type { BuyerAccountStatus, User } from '@generated/model';

/** Whether the agreement is what a user's buyer account waits for: while it is decided, and once it is verified. */
export function isAgreementDue({
  buyerAccount,
  buyer_account_status: status,
}: Pick<User, 'buyerAccount' | 'buyer_account_status'>): boolean {
  return (
    buyerAccount?.agreementAccepted === false && (status === 'pending' || status === 'verified')
  );
}

/**
 * Whether a user in this status is asked to accept the agreement: who was rejected or is suspended has something else to
 * settle first. The exchange takes it of everybody with a buyer account.
 */
export function isAgreementOffered(status: BuyerAccountStatus): boolean {
  return status === 'pending' || status === 'info_requested' || status === 'verified';
}
