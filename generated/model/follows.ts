/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the caller follows.
 */
export interface Follows {
  /**
   * Followed claims, the latest first; a user follows at most 1,000 (`too_many_follows`).
   * @maxItems 1000
   * @items.minimum 1
   */
  claim_ids: number[];
  /**
   * Followed cases, the latest first; at most 1,000.
   * @maxItems 1000
   * @items.minimum 1
   */
  case_ids: number[];
}
