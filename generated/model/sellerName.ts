/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who sells a claim, as far as a row shows it.
 */
export interface SellerName {
  /**
   * Number of the account.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
}
