/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OfferCloseReason = /*#__PURE__*/ zod.enum({
  /** Another offer was accepted. */
  sold: 'sold',
  /** The listing was paused. */
  paused: 'paused',
  /** The claim was withdrawn. */
  withdrawn: 'withdrawn',
  /** The time of the listing has run out, with which its offers end at the latest. */
  expired: 'expired',
} as const);

export type OfferCloseReason = zod.input<typeof OfferCloseReason>;
export type OfferCloseReasonOutput = zod.output<typeof OfferCloseReason>;
