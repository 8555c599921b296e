/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where a claim stands; it begins as `draft`, and only its seller and the staff see it before it is listed.
 */
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

export const ClaimStatus = {
  /** The seller fills it in. */
  draft: 'draft',
  /** Staff examine it. */
  in_review: 'in_review',
  /** Staff have requested changes. */
  changes_requested: 'changes_requested',
  /** Staff have rejected it for good. */
  rejected: 'rejected',
  /** On the market; can be bid on. */
  open: 'open',
  /** Off the market for a while: by its seller, by our staff for a reason that stands in `review_note`, or by the exchange while its seller may not log in. */
  paused: 'paused',
  /** An offer was accepted; the sale is negotiated. */
  under_offer: 'under_offer',
  /** The sale is complete. */
  sold: 'sold',
  /** Taken back by its seller or with the account. */
  withdrawn: 'withdrawn',
  /** Its listing has run out. */
  expired: 'expired',
} as const;
