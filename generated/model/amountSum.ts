/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A sum of amounts; it may have more digits than one of them.
 * @pattern ^\d{1,20}(\.\d{1,8})?$
 */
export type AmountSum = string;
