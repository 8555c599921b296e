/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimSummary } from './claimSummary.ts';
import { RecommendationReason } from './recommendationReason.ts';

export const recommendedClaimReasonsMax = 5;

export const RecommendedClaim = /*#__PURE__*/ zod.strictObject({
  claim: ClaimSummary,
  reasons: /*#__PURE__*/ zod
    .array(RecommendationReason)
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(recommendedClaimReasonsMax)),
});

export type RecommendedClaim = zod.input<typeof RecommendedClaim>;
export type RecommendedClaimOutput = zod.output<typeof RecommendedClaim>;
