/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { Notification } from './notification.ts';

export const notificationPageTotalCountMin = 0;

export const notificationPageNotificationsMax = 100;

export const NotificationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  notifications: /*#__PURE__*/ zod
    .array(Notification)
    .check(/*#__PURE__*/ zod.maxLength(notificationPageNotificationsMax)),
});

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;
