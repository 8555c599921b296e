/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only what belongs to these cases, by their numbers.
 */
export type CaseIdFilterParameter = number[];
