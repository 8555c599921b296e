/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ConversationClaim } from './conversationClaim.ts';
import type { ConversationKind } from './conversationKind.ts';
import type { ConversationStatus } from './conversationStatus.ts';
import type { Participant } from './participant.ts';

/**
 * A conversation of the caller.
 */
export interface Conversation {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: ConversationKind;
  status: ConversationStatus;
  /** What it is about; of a negotiation, its reference. */
  subject: string;
  /** The claim that it is about; null where it is about none. */
  claim: ConversationClaim | null;
  /**
   * The negotiation; null with our staff.
   * @minimum 1
   * @nullable
   */
  negotiation_id: number | null;
  /**
   * Who takes part: the user and our staff, or the buyer and the seller.
   * @maxItems 3
   */
  participants: Participant[];
  /** Whether a message can be sent. */
  can_write: boolean;
  /** Whether names are not disclosed yet, so that contact data in a message are marked for our staff. */
  hides_contact_data: boolean;
  /**
   * Messages that the caller has not read.
   * @minimum 0
   */
  unread_count: number;
  /** When it began. */
  created_at: string;
}
