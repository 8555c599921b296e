/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A given or family name; blanks around it are cut off.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type PersonName = string;
