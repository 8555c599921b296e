/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { Offer } from './offer.ts';

export const offerPageTotalCountMin = 0;

export const offerPageMyOffersMax = 100;

export const OfferPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(offerPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  my_offers: /*#__PURE__*/ zod
    .array(Offer)
    .check(/*#__PURE__*/ zod.maxLength(offerPageMyOffersMax)),
});

export type OfferPage = zod.input<typeof OfferPage>;
export type OfferPageOutput = zod.output<typeof OfferPage>;
