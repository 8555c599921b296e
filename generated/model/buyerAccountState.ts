/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccount } from './buyerAccount.ts';
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';

/**
 * Where the buyer account stands; `account` is null before the first application.
 */
export interface BuyerAccountState {
  status: BuyerAccountStatus;
  /** The application; null before the first one. */
  account: BuyerAccount | null;
}
