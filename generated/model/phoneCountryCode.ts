/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * @pattern ^\+[1-9][0-9]{0,3}$
 */
export type PhoneCountryCode = string;
