/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who buys.
 */
export type BuyerAccountType = (typeof BuyerAccountType)[keyof typeof BuyerAccountType];

export const BuyerAccountType = {
  /** A natural person for their own account. */
  individual: 'individual',
  /** A company, fund or trust. */
  entity: 'entity',
} as const;
