/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';

/**
 * How many claims of the caller have one status.
 */
export interface ClaimStatusCount {
  status: ClaimStatus;
  /**
   * How many.
   * @minimum 0
   */
  count: number;
}
