/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';

/**
 * Another claim that stands in the register under the same number.
 */
export interface ClaimWithSameNumber {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * As `CLM-7K3F9Q`.
   * @pattern ^CLM-[0-9A-Z]{6}$
   */
  reference: string;
  status: ClaimStatus;
}
