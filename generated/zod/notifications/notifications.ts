/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorBody } from '../schemas/errorBody.ts';
import { NotificationPage } from '../schemas/notificationPage.ts';
import { NotificationsReadInput } from '../schemas/notificationsReadInput.ts';
import { UnreadCounts } from '../schemas/unreadCounts.ts';
import { Unsubscription } from '../schemas/unsubscription.ts';

/**
 * @summary Your notifications
 */
export const listNotificationsQueryPageDefault = 1;
export const listNotificationsQueryPageMax = 1000000;

export const listNotificationsQueryPerPageDefault = 25;
export const listNotificationsQueryPerPageMax = 100;

export const ListNotificationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNotificationsQueryPageMax)),
    listNotificationsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNotificationsQueryPerPageMax)),
    listNotificationsQueryPerPageDefault,
  ),
  unread: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  category: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** A new message, for everybody else who takes part in the conversation and had read it to its end: the next ones are not told of before that is\nread. Leads to `\/chat\/{conversation}`, of a negotiation to `\/negotiations\/{negotiation}`. The mail waits three minutes, and is not\nsent where the conversation was read by then. Mails by `message_notifications`. */
      message: 'message',
      /** One\'s own claim, for its seller: staff have listed it, asked for changes, rejected it, taken it off the market, kept it off, resumed or released it, or acted\nin the seller\'s name; its listing has expired; what a sale of a part left is listed or paused; it is paused after a cancelled sale, as its case takes no claims. Leads to `\/my-claims\/{claim}`. Mails by\n`claim_notifications`. */
      claim: 'claim',
      /** A claim that others watch. Listed: for who follows it or its case, or has an `instant` search that it fits; what a sale of a part left, also for the buyers whose offers that sale had closed. Another ask: for who follows it, or has an\n`instant` search whose limit it has come within. Under offer, sold, paused, on the market again, withdrawn or expired: for who follows it; on the market again\nalso for whom it was listed, or given another ask, without being told, as it was paused, and after a sale for the buyers whose offers that sale had closed. Each person is told once, each kind of news of a claim\nat most once an hour, unless it changes while it is being told: then everybody is told what holds. What no longer holds by then is not told. Leads to `\/claim\/{claim}`. Once a day what `daily` searches have found since, in one:\nleads to `\/saved-searches`. Mails by `claim_case_follow_notifications`. */
      case_follow: 'case_follow',
      /** What happens in a negotiation (`NegotiationEventType`), for the sides that did not do it. A first offer below the minimum of the seller is told to\nnobody; a later one to the seller, whose counter-offer it answered; what becomes of a fee to the side that pays it. Leads to `\/my-offers\/{offer}` before an agreement, then to\n`\/negotiations\/{negotiation}`. It binds, so its mails are always sent. */
      offer: 'offer',
      /** The own account: staff have changed its status or its details, reviewed the identity or the application for a buyer account, which has arrived. Leads to the page\non which the user goes on, else to `\/profile-account-settings`. Its mails are always sent. */
      account: 'account',
    } as const),
  ),
});

export const ListNotifications200Response = NotificationPage;

export const ListNotifications401Response = ErrorBody;

export const ListNotifications403Response = ErrorBody;

export const ListNotifications422Response = ErrorBody;

export const ListNotifications500Response = ErrorBody;

export const ListNotifications503Response = ErrorBody;

/**
 * @summary Mark notifications as read
 */
export const markNotificationsReadHeaderIdempotencyKeyMax = 200;

export const markNotificationsReadHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkNotificationsReadHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(markNotificationsReadHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(markNotificationsReadHeaderIdempotencyKeyRegExp)),
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
    .check(/*#__PURE__*/ zod.regex(checkUnsubscribeLinkQueryTokenRegExp)),
});

export const CheckUnsubscribeLink200Response = Unsubscription;

export const CheckUnsubscribeLink422Response = ErrorBody;

export const CheckUnsubscribeLink500Response = ErrorBody;

export const CheckUnsubscribeLink503Response = ErrorBody;

/**
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
    .check(/*#__PURE__*/ zod.regex(unsubscribeFromMailsQueryTokenRegExp)),
});

export const UnsubscribeFromMails200Response = Unsubscription;

export const UnsubscribeFromMails422Response = ErrorBody;

export const UnsubscribeFromMails500Response = ErrorBody;

export const UnsubscribeFromMails503Response = ErrorBody;
