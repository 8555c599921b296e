/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type IdentityReviewInputIdentityVerificationStatus =
  (typeof IdentityReviewInputIdentityVerificationStatus)[keyof typeof IdentityReviewInputIdentityVerificationStatus];

export const IdentityReviewInputIdentityVerificationStatus = {
  approved: 'approved',
  resubmission_requested: 'resubmission_requested',
  rejected: 'rejected',
} as const;
