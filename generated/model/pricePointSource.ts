/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type PricePointSource = (typeof PricePointSource)[keyof typeof PricePointSource];

export const PricePointSource = {
  guide: 'guide',
  trade: 'trade',
} as const;
