import type { Negotiation } from '@generated/model';

/** What a side reads about the current stage of its negotiation. */
export interface StageWords {
  /** What to do, or what is being waited for. */
  title: string;
  /** How to do it, or how long it takes. */
  text: string;
  /** What happens next; null if nothing does. */
  next: string | null;
  /** What the reader may want to ask our staff, as a question before the link to them. */
  help?: string;
}

/** What the words depend on. */
export type StageFacts = Pick<
  Negotiation,
  | 'role'
  | 'status'
  | 'awaiting'
  | 'due_at'
  | 'claim'
  | 'is_pledged'
  | 'counterparty'
  | 'current_offer'
  | 'currency'
  | 'reference'
  | 'signed_by_me'
  | 'signed_by_counterparty'
  | 'payment_reference'
  | 'paid_at'
  | 'received_at'
  | 'unpaid_reason'
  | 'fee_instructions'
  | 'fee_received_on'
  | 'transfer_filed_on'
  | 'objection_deadline_on'
  | 'docket_number'
  | 'cancelled_by'
> & {
  /** The reader is the buyer and their account is no longer verified. */
  mayNotOffer?: boolean;
};
