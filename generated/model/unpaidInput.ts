/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * Why the price counts as not paid, and the version it was decided on.
 */
export interface UnpaidInput {
  /**
   * Why, for both sides to read.
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  reason: string;
  lock_version: LockVersion;
}
