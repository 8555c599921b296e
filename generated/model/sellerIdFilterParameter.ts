/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only claims of these sellers, by the numbers of their accounts.
 */
export type SellerIdFilterParameter = number[];
