/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimSummary } from './claimSummary.ts';
import type { RecommendationReason } from './recommendationReason.ts';

/**
 * A claim that is recommended, and why.
 */
export interface RecommendedClaim {
  claim: ClaimSummary;
  /**
   * The weightiest first.
   * @minItems 1
   * @maxItems 5
   */
  reasons: RecommendationReason[];
}
