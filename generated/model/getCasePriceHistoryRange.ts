/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type GetCasePriceHistoryRange =
  (typeof GetCasePriceHistoryRange)[keyof typeof GetCasePriceHistoryRange];

export const GetCasePriceHistoryRange = {
  /** The last three months. */
  '3m': '3m',
  /** The last year. */
  '1y': '1y',
  /** Everything there is. */
  all: 'all',
} as const;
