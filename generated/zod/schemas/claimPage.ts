/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { ClaimSummary } from './claimSummary.ts';

export const claimPageTotalCountMin = 0;

export const claimPageClaimsMax = 100;

export const ClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  claims: /*#__PURE__*/ zod
    .array(ClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(claimPageClaimsMax)),
});

export type ClaimPage = zod.input<typeof ClaimPage>;
export type ClaimPageOutput = zod.output<typeof ClaimPage>;
