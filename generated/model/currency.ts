/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
