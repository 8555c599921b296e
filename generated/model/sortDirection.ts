/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

export const SortDirection = {
  asc: 'asc',
  desc: 'desc',
} as const;
