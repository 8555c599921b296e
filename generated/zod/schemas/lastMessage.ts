/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MessageSender } from './messageSender.ts';

export const lastMessageExcerptMax = 140;

export const LastMessage = /*#__PURE__*/ zod.strictObject({
  excerpt: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lastMessageExcerptMax)),
  sender: MessageSender,
  is_mine: /*#__PURE__*/ zod.boolean(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;
