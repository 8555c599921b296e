/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Rows on a page.
 */
export type PerPageParameter = number;
