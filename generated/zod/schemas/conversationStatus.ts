/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationStatus = /*#__PURE__*/ zod.enum({
  /** Messages go to and fro. */
  open: 'open',
  /** The question is settled, or the negotiation has ended without a sale. */
  closed: 'closed',
} as const);

export type ConversationStatus = zod.input<typeof ConversationStatus>;
export type ConversationStatusOutput = zod.output<typeof ConversationStatus>;
