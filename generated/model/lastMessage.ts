/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MessageSender } from './messageSender.ts';

/**
 * What was written last.
 */
export interface LastMessage {
  /**
   * How it begins.
   * @maxLength 140
   */
  excerpt: string;
  sender: MessageSender;
  /** Whether the caller has written it. */
  is_mine: boolean;
  /** When it was sent. */
  created_at: string;
}
