/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Rises with every change of the record's fields and status; fields that are sent as they stand change nothing, and an upload changes none where nothing else is said. A change names the version it was decided on and is refused (409) when that is stale.
 * @minimum 0
 * @maximum 2147483647
 */
export type LockVersion = number;
