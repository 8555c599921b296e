/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminConversationFields } from './adminConversationFields.ts';

/**
 * The conversation to begin.
 */
export interface AdminConversationInput {
  conversation: AdminConversationFields;
}
