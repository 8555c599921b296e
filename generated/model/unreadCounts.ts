/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What waits for the caller. A count above 99 is 99.
 */
export interface UnreadCounts {
  /**
   * Unread notifications.
   * @minimum 0
   * @maximum 99
   */
  notifications: number;
  /**
   * The latest of the unread notifications, so that a client sees that one has come also beyond 99; null where none is unread.
   * @minimum 1
   * @nullable
   */
  latest_notification_id: number | null;
  /**
   * Unread messages.
   * @minimum 0
   * @maximum 99
   */
  messages: number;
  /**
   * Offers that wait for an answer of the caller.
   * @minimum 0
   * @maximum 99
   */
  offers: number;
  /**
   * Negotiations after an acceptance in which it is the turn of the caller, as buyer or as seller.
   * @minimum 0
   * @maximum 99
   */
  sales: number;
}
