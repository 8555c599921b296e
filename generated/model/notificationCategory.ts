/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whom the exchange tells of what, and to which page of the app it leads (`path`). Nobody is told of an act of their own, but for what has
 * arrived of the own account (`account`). A mail says the same; mails of the first three can be switched off in the preferences, and do not go to whoever may not log in.
 */
export type NotificationCategory = (typeof NotificationCategory)[keyof typeof NotificationCategory];

export const NotificationCategory = {
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
} as const;
