/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The states of a case that the public may see: `paused` takes no new listings or bids for now, `closed` none any more.
 */
export type ListedCaseStatus = (typeof ListedCaseStatus)[keyof typeof ListedCaseStatus];

export const ListedCaseStatus = {
  /** Takes listings and bids. */
  active: 'active',
  /** Takes no new listings or bids for now. */
  paused: 'paused',
  /** Takes none any more. */
  closed: 'closed',
} as const;
