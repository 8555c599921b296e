/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { NegotiationEvent } from './negotiationEvent.ts';

export const negotiationEventPageTotalCountMin = 0;

export const negotiationEventPageNegotiationEventsMax = 100;

export const NegotiationEventPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(negotiationEventPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiation_events: /*#__PURE__*/ zod
    .array(NegotiationEvent)
    .check(/*#__PURE__*/ zod.maxLength(negotiationEventPageNegotiationEventsMax)),
});

export type NegotiationEventPage = zod.input<typeof NegotiationEventPage>;
export type NegotiationEventPageOutput = zod.output<typeof NegotiationEventPage>;
