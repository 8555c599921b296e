/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccount } from './buyerAccount.ts';
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';

/**
 * Where the buyer account stands; `account` is null before `createBuyerAccount`.
 */
export interface BuyerAccountState {
  status: BuyerAccountStatus;
  /** The application; null before it was begun. */
  account: BuyerAccount | null;
}
