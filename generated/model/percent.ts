/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Percent of face (cents on the dollar) as a decimal string with at most 4 decimals; above 100 is legal, 500 is the most.
 * @pattern ^(?:500(?:\.0{1,4})?|[0-4]?\d{1,2}(?:\.\d{1,4})?)$
 */
export type Percent = string;
