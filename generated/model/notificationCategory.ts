/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a notification is about. Mails of the first three can be switched off in the preferences.
 */
export type NotificationCategory = (typeof NotificationCategory)[keyof typeof NotificationCategory];

export const NotificationCategory = {
  /** A new message. Mails by `message_notifications`. */
  message: 'message',
  /** One\'s own claim. Mails by `claim_notifications`. */
  claim: 'claim',
  /** A followed claim or case, a claim that is open again after a sale that closed one\'s offer, or a saved search. Mails by `claim_case_follow_notifications`. */
  case_follow: 'case_follow',
  /** An offer or a stage of a sale: it binds, so its mails are always sent. */
  offer: 'offer',
  /** The account; its mails are always sent. */
  account: 'account',
} as const;
