/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const BuyerAccountStatus = /*#__PURE__*/ zod.enum({
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
} as const);

export type BuyerAccountStatus = zod.input<typeof BuyerAccountStatus>;
export type BuyerAccountStatusOutput = zod.output<typeof BuyerAccountStatus>;
