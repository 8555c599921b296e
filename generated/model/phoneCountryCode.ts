/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Calling code with its plus, for example `+46`.
 * @pattern ^\+[1-9][0-9]{0,3}$
 */
export type PhoneCountryCode = string;
