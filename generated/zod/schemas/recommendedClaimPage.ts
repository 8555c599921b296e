/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { RecommendedClaim } from './recommendedClaim.ts';

export const recommendedClaimPageTotalCountMin = 0;

export const recommendedClaimPageRecommendedClaimsMax = 100;

export const RecommendedClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(recommendedClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  recommended_claims: /*#__PURE__*/ zod
    .array(RecommendedClaim)
    .check(/*#__PURE__*/ zod.maxLength(recommendedClaimPageRecommendedClaimsMax)),
});

export type RecommendedClaimPage = zod.input<typeof RecommendedClaimPage>;
export type RecommendedClaimPageOutput = zod.output<typeof RecommendedClaimPage>;
