/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether something is left to say.
 */
export type ConversationStatus = (typeof ConversationStatus)[keyof typeof ConversationStatus];

export const ConversationStatus = {
  /** Messages go to and fro. */
  open: 'open',
  /** The question is settled, or the negotiation has ended without a sale. */
  closed: 'closed',
} as const;
