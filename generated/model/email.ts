/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Without blanks around it; unique without regard to case.
 * @minLength 3
 * @maxLength 254
 * @pattern ^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$
 */
export type Email = string;
