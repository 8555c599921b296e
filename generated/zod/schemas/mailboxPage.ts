/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { MailboxMessage } from './mailboxMessage.ts';

export const mailboxPageTotalCountMin = 0;

export const mailboxPageMessagesMax = 100;

export const MailboxPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mailboxPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  messages: /*#__PURE__*/ zod
    .array(MailboxMessage)
    .check(/*#__PURE__*/ zod.maxLength(mailboxPageMessagesMax)),
});

export type MailboxPage = zod.input<typeof MailboxPage>;
export type MailboxPageOutput = zod.output<typeof MailboxPage>;
