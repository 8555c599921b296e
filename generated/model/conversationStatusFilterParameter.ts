/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ConversationStatus } from './conversationStatus.ts';

/**
 * Only conversations in these states.
 */
export type ConversationStatusFilterParameter = ConversationStatus[];
