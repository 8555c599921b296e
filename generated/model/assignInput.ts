/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who it is assigned to from now on.
 */
export interface AssignInput {
  /** The caller; false: nobody. */
  to_me: boolean;
}
