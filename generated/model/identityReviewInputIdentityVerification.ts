/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityReviewInputIdentityVerificationStatus } from './identityReviewInputIdentityVerificationStatus.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * The decision on the latest submission, with the version of the user that it was made on: without it, what was submitted in the meantime is decided on unseen.
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
  lock_version?: LockVersion;
};
