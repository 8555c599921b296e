/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * True where `total_count` is beyond 10,000 and not counted row by row; on the last page it is exact. Left out elsewhere.
 */
export type TotalIsEstimate = boolean;
