/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * Some messages of a conversation.
 */
export interface Messages {
  /**
   * In the order in which they were written.
   * @maxItems 30
   */
  messages: Message[];
  /** Whether there are messages before these. */
  has_earlier: boolean;
}
