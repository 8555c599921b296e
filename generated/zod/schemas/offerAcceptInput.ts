/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const offerAcceptInputLatestBidReadMin = 0;
export const offerAcceptInputLatestBidReadMax = 2147483647;

export const OfferAcceptInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
  latest_bid_read: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(
        /*#__PURE__*/ zod.gte(offerAcceptInputLatestBidReadMin),
        /*#__PURE__*/ zod.lte(offerAcceptInputLatestBidReadMax),
      ),
  ),
});

export type OfferAcceptInput = zod.input<typeof OfferAcceptInput>;
export type OfferAcceptInputOutput = zod.output<typeof OfferAcceptInput>;
