/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationReference } from './negotiationReference.ts';
import { NegotiationStatus } from './negotiationStatus.ts';
import { Awaiting } from './awaiting.ts';
import { ObjectionDeadline } from './objectionDeadline.ts';
import { OfferClaim } from './offerClaim.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { OutstandingFee } from './outstandingFee.ts';

export const adminNegotiationSummaryOutstandingFeesMax = 2;

export const AdminNegotiationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  objection_deadline_on: ObjectionDeadline,
  claim: OfferClaim,
  buyer_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  buyer_name: /*#__PURE__*/ zod.string(),
  seller_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  seller_name: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  buyer_fee_amount: Amount,
  total_amount: Amount,
  seller_fee_amount: Amount,
  net_amount: Amount,
  currency: Currency,
  outstanding_fees: /*#__PURE__*/ zod
    .array(OutstandingFee)
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationSummaryOutstandingFeesMax)),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminNegotiationSummary = zod.input<typeof AdminNegotiationSummary>;
export type AdminNegotiationSummaryOutput = zod.output<typeof AdminNegotiationSummary>;
