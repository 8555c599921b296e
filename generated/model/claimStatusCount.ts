/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';

export interface ClaimStatusCount {
  status: ClaimStatus;
  /** @minimum 0 */
  count: number;
}
