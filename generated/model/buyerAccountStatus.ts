/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the application for a buyer account stands; `verified` may bid.
 */
export type BuyerAccountStatus = (typeof BuyerAccountStatus)[keyof typeof BuyerAccountStatus];

export const BuyerAccountStatus = {
  /** Not submitted yet; there may be a draft. */
  none: 'none',
  /** Staff examine the application. */
  pending: 'pending',
  /** Staff have requested more information. */
  info_requested: 'info_requested',
  /** May bid and negotiate. */
  verified: 'verified',
  /** Refused; the user may resubmit it, and staff can reopen it. */
  rejected: 'rejected',
  /** May not bid for now. */
  suspended: 'suspended',
} as const;
