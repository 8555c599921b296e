/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The administrator who looks after a user.
 */
export interface Manager {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
}
