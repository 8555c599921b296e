/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether staff have set it as a guide or a sale has made it.
 */
export type PricePointSource = (typeof PricePointSource)[keyof typeof PricePointSource];

export const PricePointSource = {
  /** Staff have set it. */
  guide: 'guide',
  /** A sale has made it. */
  trade: 'trade',
} as const;
