/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What became of the claim of an offer that was closed.
 */
export type OfferCloseReason = (typeof OfferCloseReason)[keyof typeof OfferCloseReason];

export const OfferCloseReason = {
  /** Another offer was accepted. */
  sold: 'sold',
  /** The listing was paused. */
  paused: 'paused',
  /** The claim was withdrawn. */
  withdrawn: 'withdrawn',
  /** The time of the listing has run out, with which its offers end at the latest. */
  expired: 'expired',
} as const;
