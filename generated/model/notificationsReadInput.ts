/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which notifications were read; without either none.
 */
export interface NotificationsReadInput {
  /**
   * All up to this one.
   * @minimum 1
   * @maximum 2147483647
   */
  up_to_id?: number;
  /**
   * All that lead to this page.
   * @maxLength 200
   * @pattern ^/
   */
  path?: string;
}
