/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;
