/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimFields } from './claimFields.ts';

export interface MyClaimCreateInput {
  /**
   * @minimum 1
   * @maximum 2147483647
   */
  case_id: number;
  claim: ClaimFields;
}
