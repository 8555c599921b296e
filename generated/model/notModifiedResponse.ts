/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the client has kept still stands.
 */
export type NotModifiedResponse = void;
