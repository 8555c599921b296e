/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Visible ASCII characters, chosen by the client.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[!-~]+$
 */
export type IdempotencyKey = string;
