/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface ClientErrorInput {
  /**
   * @minLength 1
   * @maxLength 2000
   */
  message: string;
  /** @maxLength 10000 */
  stack?: string;
  /**
   * Path of the page, without query and fragment.
   * @minLength 1
   * @maxLength 500
   */
  path: string;
}
