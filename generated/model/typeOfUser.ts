/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * `buyer` once a buyer account was applied for.
 */
export type TypeOfUser = (typeof TypeOfUser)[keyof typeof TypeOfUser];

export const TypeOfUser = {
  seller: 'seller',
  buyer: 'buyer',
} as const;
