/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Cases with this value.
 * @minimum 1
 */
export type FacetCount = number;
