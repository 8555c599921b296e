/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MessageSender = /*#__PURE__*/ zod.enum({
  /** A user who writes to our staff. */
  user: 'user',
  /** The buyer of a negotiation. */
  buyer: 'buyer',
  /** The seller of a negotiation. */
  seller: 'seller',
  /** Our staff. */
  staff: 'staff',
} as const);

export type MessageSender = zod.input<typeof MessageSender>;
export type MessageSenderOutput = zod.output<typeof MessageSender>;
