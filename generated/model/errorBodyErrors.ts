/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Messages by the path of the field, in the form `user.email` or `assets.0.symbol`, of the body as a whole under an empty one; at most 20.
 */
export type ErrorBodyErrors = { [key: string]: string[] };
