/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimFields } from './claimFields.ts';

/**
 * The case, and what is known of the claim so far.
 */
export interface MyClaimCreateInput {
  /**
   * Number of the case.
   * @minimum 1
   * @maximum 2147483647
   */
  case_id: number;
  claim: ClaimFields;
}
