/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { RecommendedClaim } from './recommendedClaim.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

/**
 * A page of recommended claims.
 */
export interface RecommendedClaimPage {
  /**
   * The page that was asked for, from 1.
   * @minimum 1
   */
  current_page: number;
  /**
   * Claims that are recommended, or dismissed where those were asked for; on all pages.
   * @minimum 0
   */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  /**
   * Those of this page.
   * @maxItems 100
   */
  recommended_claims: RecommendedClaim[];
}
