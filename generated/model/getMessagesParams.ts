/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type GetMessagesParams = {
  /**
   * Only messages before this one; without it the latest.
   * @minimum 1
   * @maximum 2147483647
   */
  before_id?: number;
};
