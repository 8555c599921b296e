/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the debtor owes a claim for.
 */
export type ClaimType = (typeof ClaimType)[keyof typeof ClaimType];

export const ClaimType = {
  /** Balance of a customer. */
  customer: 'customer',
  /** Goods or services that were delivered. */
  trade: 'trade',
  /** Money that was lent. */
  loan: 'loan',
  /** Wages and benefits. */
  employee: 'employee',
  /** Rent. */
  lease: 'lease',
  /** Damages from a lawsuit. */
  litigation: 'litigation',
  /** Anything else. */
  other: 'other',
} as const;
