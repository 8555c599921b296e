/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only claims of these cases, by their numbers.
 */
export type CaseIdFilterParameter = number[];
