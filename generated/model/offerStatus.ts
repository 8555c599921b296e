/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where an offer stands. Only a pending one can be answered.
 */
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus];

export const OfferStatus = {
  /** Waits for an answer. */
  pending: 'pending',
  /** Was answered with a counter-offer. */
  countered: 'countered',
  /** Was accepted. */
  accepted: 'accepted',
  /** Was rejected by its recipient. */
  rejected: 'rejected',
  /** Is below the minimum price of the seller, and below what the seller has named in the negotiation. */
  auto_declined: 'auto_declined',
  /** Was withdrawn by its maker, or with the account of the buyer who made it. */
  withdrawn: 'withdrawn',
  /** Was not answered in time. */
  expired: 'expired',
  /** The seller has agreed with somebody else, the claim is off the market, or the buyer may not answer any more. */
  closed: 'closed',
} as const;
