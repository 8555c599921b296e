/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * Why, and the version it was decided on.
 */
export interface CancelInput {
  /**
   * Why, for the other side to read.
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  reason: string;
  lock_version: LockVersion;
}
