/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Band of face amounts in US dollars a price was seen for.
 */
export type SizeBand = (typeof SizeBand)[keyof typeof SizeBand];

export const SizeBand = {
  under_100k: 'under_100k',
  from_100k_to_1m: 'from_100k_to_1m',
  over_1m: 'over_1m',
} as const;
