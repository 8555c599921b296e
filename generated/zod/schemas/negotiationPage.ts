/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { NegotiationSummary } from './negotiationSummary.ts';

export const negotiationPageTotalCountMin = 0;

export const negotiationPageNegotiationsMax = 100;

export const NegotiationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(negotiationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiations: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(negotiationPageNegotiationsMax)),
});

export type NegotiationPage = zod.input<typeof NegotiationPage>;
export type NegotiationPageOutput = zod.output<typeof NegotiationPage>;
