/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Order of a list.
 */
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

export const SortDirection = {
  /** Smallest, earliest or first letter first. */
  asc: 'asc',
  /** Largest, latest or last letter first. */
  desc: 'desc',
} as const;
