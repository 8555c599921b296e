/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const offerAcceptInputOffersReadMin = 0;
export const offerAcceptInputOffersReadMax = 100;

export const OfferAcceptInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
  offers_read: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(
        /*#__PURE__*/ zod.gte(offerAcceptInputOffersReadMin),
        /*#__PURE__*/ zod.lte(offerAcceptInputOffersReadMax),
      ),
  ),
});

export type OfferAcceptInput = zod.input<typeof OfferAcceptInput>;
export type OfferAcceptInputOutput = zod.output<typeof OfferAcceptInput>;
