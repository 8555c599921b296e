/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The user of a conversation, as our staff see them.
 */
export interface ConversationUser {
  /**
   * Number of the user.
   * @minimum 1
   */
  id: number;
  /** First and last name. */
  name: string;
}
