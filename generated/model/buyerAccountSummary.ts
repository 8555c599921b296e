/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';

/**
 * The buyer account as guards of pages need it.
 */
export interface BuyerAccountSummary {
  /** False until the current agreement is accepted; leads to /new-agreement. */
  agreementAccepted: boolean;
  status: BuyerAccountStatus;
  /**
   * What staff wrote when they asked for information, rejected or suspended; else null.
   * @nullable
   */
  rejectionReason: string | null;
}
