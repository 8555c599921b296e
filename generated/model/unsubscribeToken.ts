/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Names a user and a kind of mails, signed by the exchange.
 * @minLength 20
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_.-]+$
 */
export type UnsubscribeToken = string;
