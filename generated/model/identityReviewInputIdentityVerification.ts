/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityReviewInputIdentityVerificationStatus } from './identityReviewInputIdentityVerificationStatus.ts';

export type IdentityReviewInputIdentityVerification = {
  status: IdentityReviewInputIdentityVerificationStatus;
  /**
   * @minLength 1
   * @maxLength 1000
   * @nullable
   */
  rejection_reason?: string | null;
};
