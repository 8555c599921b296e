/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A class of claims in the plan of a case.
 */
export interface ClaimClass {
  /** Short name, unique within the case, for example `5A`. */
  code: string;
  /** Name of the class in the plan. */
  name: string;
}
