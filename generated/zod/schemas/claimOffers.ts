/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Offer } from './offer.ts';

export const claimOffersOffersMax = 100;

export const ClaimOffers = /*#__PURE__*/ zod.strictObject({
  offers: /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(claimOffersOffersMax)),
});

export type ClaimOffers = zod.input<typeof ClaimOffers>;
export type ClaimOffersOutput = zod.output<typeof ClaimOffers>;
