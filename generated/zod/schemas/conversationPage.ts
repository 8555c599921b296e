/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { ConversationSummary } from './conversationSummary.ts';

export const conversationPageTotalCountMin = 0;

export const conversationPageConversationsMax = 100;

export const ConversationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  conversations: /*#__PURE__*/ zod
    .array(ConversationSummary)
    .check(/*#__PURE__*/ zod.maxLength(conversationPageConversationsMax)),
});

export type ConversationPage = zod.input<typeof ConversationPage>;
export type ConversationPageOutput = zod.output<typeof ConversationPage>;
