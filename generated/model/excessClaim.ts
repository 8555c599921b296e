/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who receives what the court allows beyond the face amount that is sold.
 */
export type ExcessClaim = (typeof ExcessClaim)[keyof typeof ExcessClaim];

export const ExcessClaim = {
  /** The buyer keeps it without paying more. */
  buyer_keeps: 'buyer_keeps',
  /** The buyer pays the agreed percentage for it, too. */
  same_rate: 'same_rate',
  /** Buyer and seller share it equally. */
  shared: 'shared',
} as const;
