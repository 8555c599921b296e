/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationStatus } from './negotiationStatus.ts';
import { Awaiting } from './awaiting.ts';
import { OfferClaim } from './offerClaim.ts';
import { OfferSide } from './offerSide.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { Recourse } from './recourse.ts';
import { ExcessClaim } from './excessClaim.ts';
import { SettlementDays } from './settlementDays.ts';
import { SettlementMethod } from './settlementMethod.ts';
import { OfferStatus } from './offerStatus.ts';
import { OfferCloseReason } from './offerCloseReason.ts';
import { LockVersion } from './lockVersion.ts';

export const Offer = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  negotiation_status: NegotiationStatus,
  negotiation_awaiting: Awaiting,
  negotiation_due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  made_by: OfferSide,
  is_mine: /*#__PURE__*/ zod.boolean(),
  counterparty_label: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  currency: Currency,
  seller_fee_amount: Amount,
  net_amount: Amount,
  buyer_fee_amount: Amount,
  total_amount: Amount,
  recourse: Recourse,
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  payment_method: SettlementMethod,
  conditions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  status: OfferStatus,
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  close_reason: /*#__PURE__*/ zod.union([OfferCloseReason, /*#__PURE__*/ zod.null()]),
  answered_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Offer = zod.input<typeof Offer>;
export type OfferOutput = zod.output<typeof Offer>;
