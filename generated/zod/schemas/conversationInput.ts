/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationFields } from './conversationFields.ts';

export const ConversationInput = /*#__PURE__*/ zod.strictObject({
  conversation: ConversationFields,
});

export type ConversationInput = zod.input<typeof ConversationInput>;
export type ConversationInputOutput = zod.output<typeof ConversationInput>;
