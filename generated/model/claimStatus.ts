/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The states a claim passes; only its seller and the staff see it before it is listed.
 */
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

export const ClaimStatus = {
  draft: 'draft',
  in_review: 'in_review',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
  open: 'open',
  paused: 'paused',
  under_offer: 'under_offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
