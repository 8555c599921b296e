/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * Why a case takes new claims again or not, and the version it was decided on.
 */
export interface CaseStatusInput {
  /**
   * For the audit trail, where our staff alone read it; null or left out: none is given.
   * @maxLength 1000
   * @nullable
   */
  reason?: string | null;
  lock_version: LockVersion;
}
