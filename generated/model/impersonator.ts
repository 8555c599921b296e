/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The administrator who uses this session in the user's name.
 */
export interface Impersonator {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
}
