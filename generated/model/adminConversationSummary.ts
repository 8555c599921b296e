/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AssignedAdmin } from './assignedAdmin.ts';
import type { ConversationClaim } from './conversationClaim.ts';
import type { ConversationKind } from './conversationKind.ts';
import type { ConversationStatus } from './conversationStatus.ts';
import type { ConversationUser } from './conversationUser.ts';
import type { LastMessage } from './lastMessage.ts';

/**
 * A conversation in the list of our staff.
 */
export interface AdminConversationSummary {
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
  /**
   * First and last names: of the user, or of the buyer and the seller of the negotiation.
   * @minItems 1
   * @maxItems 2
   */
  participant_names: string[];
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
  /** What was written last; null where nothing was written yet. */
  last_message: LastMessage | null;
  /**
   * Messages that none of our staff has read; of a negotiation those with contact data alone.
   * @minimum 0
   */
  unread_count: number;
  /** Whether contact data that were marked in it, or in an offer of its negotiation, are not settled yet. */
  has_contact_data: boolean;
  /** When something was written last; else when it began. */
  last_message_at: string;
  /**
   * Since when a user waits for our staff: when the first message was written after their last one, or after they had closed the conversation. Null where our staff have written last or have closed it since, and in a negotiation.
   * @nullable
   */
  unanswered_since: string | null;
}
