/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ConversationClaim } from './conversationClaim.ts';
import type { ConversationKind } from './conversationKind.ts';
import type { ConversationStatus } from './conversationStatus.ts';
import type { LastMessage } from './lastMessage.ts';

/**
 * A conversation of the caller in a list.
 */
export interface ConversationSummary {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: ConversationKind;
  status: ConversationStatus;
  /** What it is about; of a negotiation, its reference. */
  subject: string;
  /** What the caller calls the other side. */
  counterparty_label: string;
  /** The claim that it is about; null where it is about none. */
  claim: ConversationClaim | null;
  /**
   * The negotiation; null with our staff.
   * @minimum 1
   * @nullable
   */
  negotiation_id: number | null;
  /** What was written last; null where nothing was written yet. */
  last_message: LastMessage | null;
  /**
   * Messages that the caller has not read.
   * @minimum 0
   */
  unread_count: number;
}
