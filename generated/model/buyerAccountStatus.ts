/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type BuyerAccountStatus = (typeof BuyerAccountStatus)[keyof typeof BuyerAccountStatus];

export const BuyerAccountStatus = {
  none: 'none',
  pending: 'pending',
  info_requested: 'info_requested',
  verified: 'verified',
  rejected: 'rejected',
  suspended: 'suspended',
} as const;
