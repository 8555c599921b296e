/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Message } from './message.ts';

export const messagesMessagesMax = 30;

export const Messages = /*#__PURE__*/ zod.strictObject({
  messages: /*#__PURE__*/ zod
    .array(Message)
    .check(/*#__PURE__*/ zod.maxLength(messagesMessagesMax)),
  has_earlier: /*#__PURE__*/ zod.boolean(),
});

export type Messages = zod.input<typeof Messages>;
export type MessagesOutput = zod.output<typeof Messages>;
