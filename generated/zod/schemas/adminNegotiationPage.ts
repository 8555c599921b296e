/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { AdminNegotiationSummary } from './adminNegotiationSummary.ts';

export const adminNegotiationPageTotalCountMin = 0;

export const adminNegotiationPageNegotiationsMax = 100;

export const AdminNegotiationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminNegotiationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiations: /*#__PURE__*/ zod
    .array(AdminNegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationPageNegotiationsMax)),
});

export type AdminNegotiationPage = zod.input<typeof AdminNegotiationPage>;
export type AdminNegotiationPageOutput = zod.output<typeof AdminNegotiationPage>;
