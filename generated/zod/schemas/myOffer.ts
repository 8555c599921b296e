/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Offer } from './offer.ts';
import { RivalOffer } from './rivalOffer.ts';
import { Awaiting } from './awaiting.ts';

export const myOfferMovesMax = 20;

export const myOfferRivalsMax = 100;

export const MyOffer = /*#__PURE__*/ zod.strictObject({
  offer: Offer,
  moves: /*#__PURE__*/ zod
    .array(Offer)
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(myOfferMovesMax)),
  rivals: /*#__PURE__*/ zod.array(RivalOffer).check(/*#__PURE__*/ zod.maxLength(myOfferRivalsMax)),
  awaiting: Awaiting,
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type MyOffer = zod.input<typeof MyOffer>;
export type MyOfferOutput = zod.output<typeof MyOffer>;
