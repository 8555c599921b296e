/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type IdentityStatus = (typeof IdentityStatus)[keyof typeof IdentityStatus];

export const IdentityStatus = {
  not_submitted: 'not_submitted',
  pending: 'pending',
  approved: 'approved',
  resubmission_requested: 'resubmission_requested',
  rejected: 'rejected',
} as const;
