/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A secret of a link, used once.
 * @minLength 20
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Token = string;
