/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const followStateFollowersCountMin = 0;

export const FollowState = /*#__PURE__*/ zod.strictObject({
  is_followed: /*#__PURE__*/ zod.boolean(),
  followers_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(followStateFollowersCountMin)),
});

export type FollowState = zod.input<typeof FollowState>;
export type FollowStateOutput = zod.output<typeof FollowState>;
