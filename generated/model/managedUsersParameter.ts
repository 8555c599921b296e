/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * True for the users that the calling administrator manages.
 */
export type ManagedUsersParameter = boolean;
