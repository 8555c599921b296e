/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * State of the record.
 */
export type IdentityReviewInputIdentityVerificationStatus =
  (typeof IdentityReviewInputIdentityVerificationStatus)[keyof typeof IdentityReviewInputIdentityVerificationStatus];

export const IdentityReviewInputIdentityVerificationStatus = {
  /** The documents show who the person is. */
  approved: 'approved',
  /** Other documents are needed. */
  resubmission_requested: 'resubmission_requested',
  /** The identity is rejected, until staff request other documents. */
  rejected: 'rejected',
} as const;
