/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationReference } from './negotiationReference.ts';
import { OfferSide } from './offerSide.ts';
import { NegotiationStatus } from './negotiationStatus.ts';
import { Awaiting } from './awaiting.ts';
import { ObjectionDeadline } from './objectionDeadline.ts';
import { OfferClaim } from './offerClaim.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';

export const negotiationSummaryUnreadCountMin = 0;

export const NegotiationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  role: OfferSide,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  objection_deadline_on: ObjectionDeadline,
  claim: OfferClaim,
  counterparty_label: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  buyer_fee_amount: Amount,
  total_amount: Amount,
  seller_fee_amount: Amount,
  net_amount: Amount,
  currency: Currency,
  current_offer_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(negotiationSummaryUnreadCountMin)),
  has_news: /*#__PURE__*/ zod.boolean(),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type NegotiationSummary = zod.input<typeof NegotiationSummary>;
export type NegotiationSummaryOutput = zod.output<typeof NegotiationSummary>;
