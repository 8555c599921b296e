/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MessageSender } from './messageSender.ts';

/**
 * Who takes part in a conversation.
 */
export interface Participant {
  role: MessageSender;
  /** What the caller calls them: `You`, `Our staff`, a name, or `Buyer 4821` before names are disclosed. The number is drawn for each negotiation, and is the same for both sides; it says nothing of who they are. */
  label: string;
  /** Whether it is the caller. */
  is_me: boolean;
  /**
   * The latest message that they have read or written; 0 for none.
   * @minimum 0
   */
  read_up_to_id: number;
}
