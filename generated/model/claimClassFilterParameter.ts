/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only claims of these classes of their case, by code.
 */
export type ClaimClassFilterParameter = string[];
