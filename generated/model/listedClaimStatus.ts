/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The statuses of a claim that the public may see.
 */
export type ListedClaimStatus = (typeof ListedClaimStatus)[keyof typeof ListedClaimStatus];

export const ListedClaimStatus = {
  /** Can be bid on. */
  open: 'open',
  /** Off the market for a while. */
  paused: 'paused',
  /** An offer was accepted. */
  under_offer: 'under_offer',
  /** The sale is complete. */
  sold: 'sold',
  /** Taken back. */
  withdrawn: 'withdrawn',
  /** Its listing has run out. */
  expired: 'expired',
} as const;
