/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { MyClaimSummary } from './myClaimSummary.ts';

export const myClaimPageTotalCountMin = 0;

export const myClaimPageMyClaimsMax = 100;

export const MyClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  my_claims: /*#__PURE__*/ zod
    .array(MyClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(myClaimPageMyClaimsMax)),
});

export type MyClaimPage = zod.input<typeof MyClaimPage>;
export type MyClaimPageOutput = zod.output<typeof MyClaimPage>;
