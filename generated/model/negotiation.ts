/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';
import type { Counterparty } from './counterparty.ts';
import type { Currency } from './currency.ts';
import type { Document } from './document.ts';
import type { LockVersion } from './lockVersion.ts';
import type { NegotiationActor } from './negotiationActor.ts';
import type { NegotiationReference } from './negotiationReference.ts';
import type { NegotiationStatus } from './negotiationStatus.ts';
import type { ObjectionDeadline } from './objectionDeadline.ts';
import type { Offer } from './offer.ts';
import type { OfferClaim } from './offerClaim.ts';
import type { OfferSide } from './offerSide.ts';
import type { Percent } from './percent.ts';

/**
 * What a buyer and a seller settle about one claim, from the first offer to the transfer.
 */
export interface Negotiation {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  reference: NegotiationReference;
  /** Which side the caller is. */
  role: OfferSide;
  status: NegotiationStatus;
  awaiting: Awaiting;
  /**
   * Deadline of whoever it awaits: the end of the offer, or of the stage; null where there is none.
   * @nullable
   */
  due_at: string | null;
  claim: OfferClaim;
  /** Whether the claim was pledged to a lender when it was listed (`has_loan`): the seller hands the buyer the release before the buyer signs. */
  is_pledged: boolean;
  /** The latest move. */
  current_offer: Offer;
  /** The price that was agreed on, in percent of face; null before. */
  agreed_percent: Percent | null;
  /** The amount that was agreed on, in `currency`; null before. */
  agreed_amount: Amount | null;
  /**
   * When the offer was accepted; null before.
   * @nullable
   */
  agreed_at: string | null;
  currency: Currency;
  counterparty: Counterparty;
  /** Whether both sides see each other's names. */
  identities_disclosed: boolean;
  /** Whether the caller has signed the assignment agreement. */
  signed_by_me: boolean;
  /** Whether the other side has. */
  signed_by_counterparty: boolean;
  /**
   * Documents of the claim, for both sides, from an accepted offer on: ready ones, without copies for buyers, in the order in which they were added; empty before, and after it was cancelled.
   * @maxItems 20
   */
  documents: Document[];
  /**
   * Where its sides write to each other.
   * @minimum 1
   */
  conversation_id: number;
  /**
   * Messages that the caller has not read.
   * @minimum 0
   */
  unread_count: number;
  /**
   * Where the buyer pays the price, as the seller wrote it; null before the seller has signed. To the buyer also null before both have, and once the sale was cancelled without a price that was marked as paid.
   * @nullable
   */
  payment_instructions: string | null;
  /**
   * When they were written or changed last; null where they are.
   * @nullable
   */
  payment_instructions_at: string | null;
  /** Whether the seller changed them after both had signed. A buyer compares them with the seller before paying. */
  payment_instructions_changed: boolean;
  /**
   * What the buyer wrote on the payment; null before.
   * @nullable
   */
  payment_reference: string | null;
  /** Proof of the payment; null: none was given. */
  payment_document: Document | null;
  /**
   * When the buyer marked it as paid; null before.
   * @nullable
   */
  paid_at: string | null;
  /**
   * Why staff have marked the price as not paid; null where they have not, and once it is marked as paid again.
   * @nullable
   */
  unpaid_reason: string | null;
  /**
   * When the payment was confirmed; null before.
   * @nullable
   */
  received_at: string | null;
  /**
   * Where the caller pays the fee to the exchange, as plain text; null where none is owed, and where our staff say it, as after a cancellation.
   * @nullable
   */
  fee_instructions: string | null;
  /**
   * Until when the caller pays the fee: a buyer by the day of the price, counted from the last signature, a seller within five business days of receiving it; null where none is owed, the fee was received, or the seller has not received the price yet.
   * @nullable
   */
  fee_due_at: string | null;
  /**
   * Day on which the fee of the caller was received; null before.
   * @nullable
   */
  fee_received_on: string | null;
  /**
   * Day on which the transfer was filed; null before.
   * @nullable
   */
  transfer_filed_on: string | null;
  objection_deadline_on: ObjectionDeadline | null;
  /**
   * Number of the filing in the docket; null before.
   * @nullable
   */
  docket_number: string | null;
  /**
   * Why it was cancelled; null where it was not.
   * @nullable
   */
  cancel_reason: string | null;
  /** Who cancelled it; null where it was not. */
  cancelled_by: NegotiationActor | null;
  /**
   * When the sale was completed; null before.
   * @nullable
   */
  completed_at: string | null;
  lock_version: LockVersion;
  /** When the first offer was made. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
}
