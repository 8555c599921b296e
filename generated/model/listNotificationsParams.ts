/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationCategory } from './notificationCategory.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListNotificationsParams = {
  /**
   * Page number, from 1. Default: `1`.
   * @minimum 1
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows on a page. Default: `25`.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter;
  /**
   * True for those that were not read; false for all, as without it.
   */
  unread?: boolean;
  /**
   * Only those about one thing.
   */
  category?: NotificationCategory;
};
