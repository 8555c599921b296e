/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Decimal string in the `currency` beside it, with as many decimals as the currency has, at most 8.
 * @pattern ^\d{1,12}(\.\d{1,8})?$
 */
export type Amount = string;
