/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationCategory } from './notificationCategory.ts';

/**
 * Something that the user is told of.
 */
export interface Notification {
  /**
   * Number of the record; rises with time.
   * @minimum 1
   */
  id: number;
  category: NotificationCategory;
  /** What happened. */
  title: string;
  /** One or two sentences about it. */
  body: string;
  /**
   * The page of the app that it leads to; `markNotificationsRead` takes exactly this text.
   * @pattern ^[/]
   */
  path: string;
  /**
   * When it was read; null before.
   * @nullable
   */
  read_at: string | null;
  /** When it happened. */
  created_at: string;
}
