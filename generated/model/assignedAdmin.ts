/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who of our staff a conversation is assigned to.
 */
export interface AssignedAdmin {
  /**
   * Number of the administrator.
   * @minimum 1
   */
  id: number;
  /** The name. */
  name: string;
  /** Whether it is the caller. */
  is_me: boolean;
}
