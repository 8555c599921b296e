/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * As what somebody writes.
 */
export type MessageSender = (typeof MessageSender)[keyof typeof MessageSender];

export const MessageSender = {
  /** A user who writes to our staff. */
  user: 'user',
  /** The buyer of a negotiation. */
  buyer: 'buyer',
  /** The seller of a negotiation. */
  seller: 'seller',
  /** Our staff. */
  staff: 'staff',
} as const;
