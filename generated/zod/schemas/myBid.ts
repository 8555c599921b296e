/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { OfferStatus } from './offerStatus.ts';

export const MyBid = /*#__PURE__*/ zod.strictObject({
  claim_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  offer_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  made_by: OfferSide,
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  currency: Currency,
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  status: OfferStatus,
});

export type MyBid = zod.input<typeof MyBid>;
export type MyBidOutput = zod.output<typeof MyBid>;
