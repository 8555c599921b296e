/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MyClaimSummary } from './myClaimSummary.ts';

export interface MyClaimPage {
  /** @minimum 1 */
  current_page: number;
  /** @minimum 0 */
  total_count: number;
  my_claims: MyClaimSummary[];
}
