/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ErrorBody,
  NotificationPage,
  NotificationsReadInput,
  UnreadCounts,
  Unsubscription,
} from '../claimsExchange.schemas.ts';

/**
 * The latest first. `unread` leaves out what was read.
 * @summary Your notifications
 */
export const listNotificationsQueryPageDefault = 1;
export const listNotificationsQueryPageMax = 1000000;

export const listNotificationsQueryPerPageDefault = 25;
export const listNotificationsQueryPerPageMax = 100;

export const ListNotificationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNotificationsQueryPageMax)),
      listNotificationsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNotificationsQueryPerPageMax)),
      listNotificationsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  unread: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.boolean())
    .check(/*#__PURE__*/ zod.describe('True for those that were not read.')),
});

export const ListNotifications200Response = NotificationPage;

export const ListNotifications401Response = ErrorBody;

export const ListNotifications403Response = ErrorBody;

export const ListNotifications422Response = ErrorBody;

export const ListNotifications500Response = ErrorBody;

export const ListNotifications503Response = ErrorBody;

/**
 * Those that lead to one page, or all; what came after `up_to_id` stays.
 * @summary Mark notifications as read
 */
export const markNotificationsReadHeaderIdempotencyKeyMax = 200;

export const markNotificationsReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkNotificationsReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(markNotificationsReadHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(markNotificationsReadHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const MarkNotificationsReadBody = NotificationsReadInput;

export const MarkNotificationsRead200Response = UnreadCounts;

export const MarkNotificationsRead400Response = ErrorBody;

export const MarkNotificationsRead401Response = ErrorBody;

export const MarkNotificationsRead403Response = ErrorBody;

export const MarkNotificationsRead413Response = ErrorBody;

export const MarkNotificationsRead415Response = ErrorBody;

export const MarkNotificationsRead422Response = ErrorBody;

export const MarkNotificationsRead500Response = ErrorBody;

export const MarkNotificationsRead503Response = ErrorBody;

/**
 * Numbers for the navigation.
 * @summary What waits to be read or answered
 */
export const GetUnreadCounts200Response = UnreadCounts;

export const GetUnreadCounts401Response = ErrorBody;

export const GetUnreadCounts403Response = ErrorBody;

export const GetUnreadCounts422Response = ErrorBody;

export const GetUnreadCounts500Response = ErrorBody;

export const GetUnreadCounts503Response = ErrorBody;

/**
 * Changes nothing.
 * @summary What a link in a mail switches off
 */
export const checkUnsubscribeLinkQueryTokenMin = 20;
export const checkUnsubscribeLinkQueryTokenMax = 200;

export const checkUnsubscribeLinkQueryTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const CheckUnsubscribeLinkQueryParams = /*#__PURE__*/ zod.strictObject({
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(checkUnsubscribeLinkQueryTokenMin))
    .check(/*#__PURE__*/ zod.maxLength(checkUnsubscribeLinkQueryTokenMax))
    .check(/*#__PURE__*/ zod.regex(checkUnsubscribeLinkQueryTokenRegExp))
    .check(/*#__PURE__*/ zod.describe('From the mail.')),
});

export const CheckUnsubscribeLink200Response = Unsubscription;

export const CheckUnsubscribeLink422Response = ErrorBody;

export const CheckUnsubscribeLink500Response = ErrorBody;

export const CheckUnsubscribeLink503Response = ErrorBody;

/**
 * Without a session, by one click in the mail program (RFC 8058): a body such as `List-Unsubscribe=One-Click` is not read.
 * The same link does it any number of times.
 * @summary Switch off one kind of mails
 */
export const unsubscribeFromMailsQueryTokenMin = 20;
export const unsubscribeFromMailsQueryTokenMax = 200;

export const unsubscribeFromMailsQueryTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const UnsubscribeFromMailsQueryParams = /*#__PURE__*/ zod.strictObject({
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(unsubscribeFromMailsQueryTokenMin))
    .check(/*#__PURE__*/ zod.maxLength(unsubscribeFromMailsQueryTokenMax))
    .check(/*#__PURE__*/ zod.regex(unsubscribeFromMailsQueryTokenRegExp))
    .check(/*#__PURE__*/ zod.describe('From the mail.')),
});

export const UnsubscribeFromMails200Response = Unsubscription;

export const UnsubscribeFromMails422Response = ErrorBody;

export const UnsubscribeFromMails500Response = ErrorBody;

export const UnsubscribeFromMails503Response = ErrorBody;
