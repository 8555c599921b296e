/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What its owner calls the search.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type SavedSearchName = string;
