/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who talks with whom.
 */
export type ConversationKind = (typeof ConversationKind)[keyof typeof ConversationKind];

export const ConversationKind = {
  /** A user with our staff. */
  staff: 'staff',
  /** The two sides of a negotiation; our staff can read and write as well. */
  negotiation: 'negotiation',
} as const;
