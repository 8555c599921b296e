/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ConversationFields } from './conversationFields.ts';

/**
 * The conversation to begin.
 */
export interface ConversationInput {
  conversation: ConversationFields;
}
