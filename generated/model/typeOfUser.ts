/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * `buyer` once a buyer account was applied for.
 */
export type TypeOfUser = (typeof TypeOfUser)[keyof typeof TypeOfUser];

export const TypeOfUser = {
  /** Has not applied for a buyer account. */
  seller: 'seller',
  /** Has applied for one. */
  buyer: 'buyer',
} as const;
