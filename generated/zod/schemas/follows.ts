/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const followsClaimIdsMax = 1000;

export const followsCaseIdsMax = 1000;

export const Follows = /*#__PURE__*/ zod.strictObject({
  claim_ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
    .check(/*#__PURE__*/ zod.maxLength(followsClaimIdsMax)),
  case_ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
    .check(/*#__PURE__*/ zod.maxLength(followsCaseIdsMax)),
});

export type Follows = zod.input<typeof Follows>;
export type FollowsOutput = zod.output<typeof Follows>;
