/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * An error of the app, without anything that a person typed.
 */
export interface ClientErrorInput {
  /**
   * What the browser calls the error.
   * @minLength 1
   * @maxLength 2000
   */
  message: string;
  /**
   * Where in the code it happened, as the browser tells it.
   * @maxLength 10000
   */
  stack?: string;
  /**
   * Path of the page, without query and fragment.
   * @minLength 1
   * @maxLength 500
   */
  path: string;
}
