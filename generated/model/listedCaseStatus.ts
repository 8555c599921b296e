/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The states of a case that the public may see: `paused` takes no new listings or bids for now, `closed` none any more.
 */
export type ListedCaseStatus = (typeof ListedCaseStatus)[keyof typeof ListedCaseStatus];

export const ListedCaseStatus = {
  active: 'active',
  paused: 'paused',
  closed: 'closed',
} as const;
