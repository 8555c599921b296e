/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * What the reviewer tells the seller, and on which version it was decided.
 */
export interface ClaimReviewInput {
  /**
   * The seller reads it.
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  review_note: string;
  lock_version: LockVersion;
}
