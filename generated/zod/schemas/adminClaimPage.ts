/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { AdminClaimSummary } from './adminClaimSummary.ts';

export const adminClaimPageTotalCountMin = 0;

export const adminClaimPageClaimsMax = 100;

export const AdminClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  claims: /*#__PURE__*/ zod
    .array(AdminClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(adminClaimPageClaimsMax)),
});

export type AdminClaimPage = zod.input<typeof AdminClaimPage>;
export type AdminClaimPageOutput = zod.output<typeof AdminClaimPage>;
