import type { Negotiation } from '@generated/model';

/** What a side reads about the present stage of its negotiation. */
export interface StageWords {
  /** What is to do, or what is waited for. */
  title: string;
  /** How it is done, or how long it takes. */
  text: string;
  /** What happens next; null where nothing does. */
  next: string | null;
  /** What the reader may have to write to our staff about, as the question before the way to them. */
  help?: string;
}

/** What the words go by. */
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
  /** The account of the reader who buys is not verified any more. */
  mayNotOffer?: boolean;
};
