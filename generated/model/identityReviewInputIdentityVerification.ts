/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityReviewInputIdentityVerificationStatus } from './identityReviewInputIdentityVerificationStatus.ts';

/**
 * The decision on the latest submission.
 */
export type IdentityReviewInputIdentityVerification = {
  /** State of the record. */
  status: IdentityReviewInputIdentityVerificationStatus;
  /**
   * What staff wrote to the user; null: nothing had to be said.
   * @minLength 1
   * @maxLength 1000
   * @nullable
   */
  rejection_reason?: string | null;
};
