/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type GetCasePriceHistoryRange =
  (typeof GetCasePriceHistoryRange)[keyof typeof GetCasePriceHistoryRange];

export const GetCasePriceHistoryRange = {
  '3m': '3m',
  '1y': '1y',
  all: 'all',
} as const;
