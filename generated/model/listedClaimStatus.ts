/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The states of a claim that the public may see.
 */
export type ListedClaimStatus = (typeof ListedClaimStatus)[keyof typeof ListedClaimStatus];

export const ListedClaimStatus = {
  open: 'open',
  paused: 'paused',
  under_offer: 'under_offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
