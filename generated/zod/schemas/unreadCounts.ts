/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const unreadCountsNotificationsMin = 0;
export const unreadCountsNotificationsMax = 99;

export const unreadCountsMessagesMin = 0;
export const unreadCountsMessagesMax = 99;

export const unreadCountsOffersMin = 0;
export const unreadCountsOffersMax = 99;

export const unreadCountsSalesMin = 0;
export const unreadCountsSalesMax = 99;

export const UnreadCounts = /*#__PURE__*/ zod.strictObject({
  notifications: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(unreadCountsNotificationsMin),
      /*#__PURE__*/ zod.lte(unreadCountsNotificationsMax),
    ),
  latest_notification_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  messages: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(unreadCountsMessagesMin),
      /*#__PURE__*/ zod.lte(unreadCountsMessagesMax),
    ),
  offers: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(unreadCountsOffersMin),
      /*#__PURE__*/ zod.lte(unreadCountsOffersMax),
    ),
  sales: /*#__PURE__*/ zod
    .int()
    .check(
      /*#__PURE__*/ zod.gte(unreadCountsSalesMin),
      /*#__PURE__*/ zod.lte(unreadCountsSalesMax),
    ),
});

export type UnreadCounts = zod.input<typeof UnreadCounts>;
export type UnreadCountsOutput = zod.output<typeof UnreadCounts>;
