/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationKind = /*#__PURE__*/ zod.enum({
  /** A user with our staff. */
  staff: 'staff',
  /** The two sides of a negotiation; our staff can read and write as well. */
  negotiation: 'negotiation',
} as const);

export type ConversationKind = zod.input<typeof ConversationKind>;
export type ConversationKindOutput = zod.output<typeof ConversationKind>;
