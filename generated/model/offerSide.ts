/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A side of a negotiation.
 */
export type OfferSide = (typeof OfferSide)[keyof typeof OfferSide];

export const OfferSide = {
  /** Who wants to buy the claim. */
  buyer: 'buyer',
  /** Whose claim it is. */
  seller: 'seller',
} as const;
