/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * National digits. Joined to the country code it is an E.164 number.
 * @pattern ^[0-9]{4,14}$
 */
export type PhoneNumber = string;
