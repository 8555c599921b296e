/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { FollowedClaim } from './followedClaim.ts';

export const followedClaimPageTotalCountMin = 0;

export const followedClaimPageFollowedClaimsMax = 100;

export const FollowedClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(followedClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  followed_claims: /*#__PURE__*/ zod
    .array(FollowedClaim)
    .check(/*#__PURE__*/ zod.maxLength(followedClaimPageFollowedClaimsMax)),
});

export type FollowedClaimPage = zod.input<typeof FollowedClaimPage>;
export type FollowedClaimPageOutput = zod.output<typeof FollowedClaimPage>;
