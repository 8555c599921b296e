/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How an offer came to the caller.
 */
export type OfferRole = (typeof OfferRole)[keyof typeof OfferRole];

export const OfferRole = {
  /** The other side made it. */
  received: 'received',
  /** The caller made it. */
  sent: 'sent',
} as const;
