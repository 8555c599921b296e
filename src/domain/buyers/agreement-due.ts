import type { User } from '@generated/model';

/** Whether the agreement is what a user's buyer account waits for: while it is decided, and once it is verified. */
export function isAgreementDue({
  buyerAccount,
  buyer_account_status: status,
}: Pick<User, 'buyerAccount' | 'buyer_account_status'>): boolean {
  return (
    buyerAccount?.agreementAccepted === false && (status === 'pending' || status === 'verified')
  );
}
