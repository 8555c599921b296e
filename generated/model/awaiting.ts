/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whose turn it is.
 */
export type Awaiting = (typeof Awaiting)[keyof typeof Awaiting];

export const Awaiting = {
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** Both sides, in either order. */
  both: 'both',
  /** Our staff: in `transfer` from beginning to end, also while objections are possible. */
  staff: 'staff',
  /** Nobody; it is over. */
  none: 'none',
} as const;
