/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationKind } from './conversationKind.ts';
import { ConversationStatus } from './conversationStatus.ts';
import { ConversationClaim } from './conversationClaim.ts';
import { LastMessage } from './lastMessage.ts';

export const conversationSummaryUnreadCountMin = 0;

export const ConversationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  counterparty_label: /*#__PURE__*/ zod.string(),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  last_message: /*#__PURE__*/ zod.union([LastMessage, /*#__PURE__*/ zod.null()]),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(conversationSummaryUnreadCountMin)),
});

export type ConversationSummary = zod.input<typeof ConversationSummary>;
export type ConversationSummaryOutput = zod.output<typeof ConversationSummary>;
