/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimSummary } from './claimSummary.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

/**
 * A page of claims on the market.
 */
export interface ClaimPage {
  /**
   * The page that was asked for, from 1.
   * @minimum 1
   */
  current_page: number;
  /**
   * Rows that fit the filters, on all pages.
   * @minimum 0
   */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  /**
   * Claims of this page.
   * @maxItems 100
   */
  claims: ClaimSummary[];
}
