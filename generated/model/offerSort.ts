/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What offers can be ordered by.
 */
export type OfferSort = (typeof OfferSort)[keyof typeof OfferSort];

export const OfferSort = {
  /** When it was made. */
  created_at: 'created_at',
  /** When it expires. */
  expires_at: 'expires_at',
  /** Price. */
  price_percent: 'price_percent',
  /** Amount. */
  amount: 'amount',
} as const;
