/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the seller gives back if the claim is not paid as sold.
 */
export type Recourse = (typeof Recourse)[keyof typeof Recourse];

export const Recourse = {
  /** The seller pays back in proportion if the claim is disallowed, reduced or paid less than others of its class. */
  full: 'full',
  /** The seller pays back in proportion if the court disallows or reduces the claim. */
  disallowance_only: 'disallowance_only',
  /** The buyer bears every risk, unless a statement of the seller is untrue. */
  none: 'none',
} as const;
