/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Band of the face amount that a price was seen for, in the currency of the case. In a currency without decimals, such as
 * JPY, the bounds are a hundred times as much: 10,000,000 and 100,000,000.
 */
export type SizeBand = (typeof SizeBand)[keyof typeof SizeBand];

export const SizeBand = {
  /** Below 100,000. */
  under_100k: 'under_100k',
  /** From 100,000 to below 1,000,000. */
  from_100k_to_1m: 'from_100k_to_1m',
  /** 1,000,000 or more. */
  over_1m: 'over_1m',
} as const;
