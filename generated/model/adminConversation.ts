/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AssignedAdmin } from './assignedAdmin.ts';
import type { ConversationClaim } from './conversationClaim.ts';
import type { ConversationKind } from './conversationKind.ts';
import type { ConversationStatus } from './conversationStatus.ts';
import type { ConversationUser } from './conversationUser.ts';
import type { Participant } from './participant.ts';

/**
 * A conversation as our staff see it.
 */
export interface AdminConversation {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: ConversationKind;
  status: ConversationStatus;
  /** What it is about; of a negotiation, its reference. */
  subject: string;
  /** Who writes to our staff; null in a negotiation. */
  user: ConversationUser | null;
  /** The claim that it is about; null where it is about none. */
  claim: ConversationClaim | null;
  /**
   * The negotiation; null with a user.
   * @minimum 1
   * @nullable
   */
  negotiation_id: number | null;
  /** Who it is assigned to; null for nobody. */
  assigned_admin: AssignedAdmin | null;
  /**
   * Who takes part.
   * @maxItems 3
   */
  participants: Participant[];
  /** Whether a message can be sent: never to a user who cannot log in. */
  can_write: boolean;
  /**
   * Messages that none of our staff has read; of a negotiation those with contact data alone.
   * @minimum 0
   */
  unread_count: number;
  /** Whether contact data that were marked in it, or in an offer of its negotiation, are not settled yet. */
  has_contact_data: boolean;
  /**
   * When such were marked last; null where all are settled.
   * @nullable
   */
  contact_data_marked_at: string | null;
  /** When it began. */
  created_at: string;
}
