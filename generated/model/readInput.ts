/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How far somebody has read.
 */
export interface ReadInput {
  /**
   * The latest message that was read. Of a number that no message of the conversation has, the latest before it.
   * @minimum 1
   * @maximum 2147483647
   */
  up_to_id: number;
}
