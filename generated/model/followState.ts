/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the caller follows a claim or a case, and how many do.
 */
export interface FollowState {
  /** Whether the caller follows it. */
  is_followed: boolean;
  /**
   * Users who follow it, the caller among them.
   * @minimum 0
   */
  followers_count: number;
}
