/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who deals with it from now on.
 */
export interface AssignInput {
  /** The caller; false: nobody. */
  to_me: boolean;
}
