/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The statuses of a case that the public may see. Claims that are listed already stay on the market.
 */
export type ListedCaseStatus = (typeof ListedCaseStatus)[keyof typeof ListedCaseStatus];

export const ListedCaseStatus = {
  /** Takes new listings. */
  active: 'active',
  /** Takes no new listings for now. */
  paused: 'paused',
  /** Takes none any more. */
  closed: 'closed',
} as const;
