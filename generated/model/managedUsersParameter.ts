/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * True for the users that the calling administrator manages; false for all, as without it.
 */
export type ManagedUsersParameter = boolean;
