/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How much of an asset there is, as a decimal string with at most 8 decimals; answered without zeros at the end.
 * @pattern ^\d{1,12}(\.\d{1,8})?$
 */
export type Quantity = string;
