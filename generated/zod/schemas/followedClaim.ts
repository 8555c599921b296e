/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimSummary } from './claimSummary.ts';
import { Percent } from './percent.ts';

export const FollowedClaim = /*#__PURE__*/ zod.strictObject({
  claim: ClaimSummary,
  followed_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ask_percent_then: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
});

export type FollowedClaim = zod.input<typeof FollowedClaim>;
export type FollowedClaimOutput = zod.output<typeof FollowedClaim>;
