/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { AdminConversationSummary } from './adminConversationSummary.ts';

export const adminConversationPageTotalCountMin = 0;

export const adminConversationPageConversationsMax = 100;

export const AdminConversationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  conversations: /*#__PURE__*/ zod
    .array(AdminConversationSummary)
    .check(/*#__PURE__*/ zod.maxLength(adminConversationPageConversationsMax)),
});

export type AdminConversationPage = zod.input<typeof AdminConversationPage>;
export type AdminConversationPageOutput = zod.output<typeof AdminConversationPage>;
