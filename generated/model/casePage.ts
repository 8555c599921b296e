/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseSummary } from './caseSummary.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

export interface CasePage {
  /** @minimum 1 */
  current_page: number;
  /** @minimum 0 */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  cases: CaseSummary[];
}
