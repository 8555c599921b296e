/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';

export const RivalOffer = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  counterparty_label: /*#__PURE__*/ zod.string(),
  made_by: OfferSide,
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  net_amount: Amount,
  currency: Currency,
});

export type RivalOffer = zod.input<typeof RivalOffer>;
export type RivalOfferOutput = zod.output<typeof RivalOffer>;
