/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Decimal string in the `currency` beside it, with no more decimals than the currency has.
 * @pattern ^\d{1,12}(\.\d{1,8})?$
 */
export type Amount = string;
