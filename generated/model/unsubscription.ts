/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationCategory } from './notificationCategory.ts';

/**
 * A kind of mails, and whether it still comes.
 */
export interface Unsubscription {
  category: NotificationCategory;
  /** Whether such mails are sent to the user. */
  is_on: boolean;
}
