/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Only those with these users, by the numbers of their accounts.
 */
export type UserIdFilterParameter = number[];
