/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Decimal string in the `currency` beside it, at most 8 decimals.
 * @pattern ^\d{1,12}(\.\d{1,8})?$
 */
export type Amount = string;
