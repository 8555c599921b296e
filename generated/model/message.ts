/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClientId } from './clientId.ts';
import type { Document } from './document.ts';
import type { MessageSender } from './messageSender.ts';

/**
 * What somebody has written.
 */
export interface Message {
  /**
   * Number of the record; rises with time.
   * @minimum 1
   */
  id: number;
  client_id: ClientId;
  sender: MessageSender;
  /** What the caller calls the sender; of a message of our staff the staff read who of them wrote it. */
  sender_label: string;
  /** Whether the caller has written it; of our staff: whether any of them. */
  is_mine: boolean;
  /** Plain text, with its line breaks. */
  body: string;
  /**
   * Documents that were sent with it.
   * @maxItems 10
   */
  documents: Document[];
  /** Whether it was marked for our staff because it seems to hold contact data that were not to be disclosed yet: an email address, a phone number of 8 to 15 digits, a name or an address of a messenger or a network, or the name or company of who wrote it, as the account, the claim (`holder_name`) or the application (`legal_name`) has it. How they are found is up to the exchange: a hint, no lock. */
  has_contact_data: boolean;
  /** When it was sent. */
  created_at: string;
}
