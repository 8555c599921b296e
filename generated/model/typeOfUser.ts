/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * `buyer` once an application for a buyer account was submitted.
 */
export type TypeOfUser = (typeof TypeOfUser)[keyof typeof TypeOfUser];

export const TypeOfUser = {
  /** Has submitted no application for a buyer account. */
  seller: 'seller',
  /** Has submitted one. */
  buyer: 'buyer',
} as const;
