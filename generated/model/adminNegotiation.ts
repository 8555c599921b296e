/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminMove } from './adminMove.ts';
import type { AdminParty } from './adminParty.ts';
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';
import type { Currency } from './currency.ts';
import type { LockVersion } from './lockVersion.ts';
import type { NegotiationActor } from './negotiationActor.ts';
import type { NegotiationEvent } from './negotiationEvent.ts';
import type { NegotiationReference } from './negotiationReference.ts';
import type { NegotiationStatus } from './negotiationStatus.ts';
import type { ObjectionDeadline } from './objectionDeadline.ts';
import type { OfferClaim } from './offerClaim.ts';
import type { Percent } from './percent.ts';

/**
 * A negotiation as staff see it.
 */
export interface AdminNegotiation {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  reference: NegotiationReference;
  status: NegotiationStatus;
  awaiting: Awaiting;
  /**
   * Deadline of whoever it awaits; null where there is none.
   * @nullable
   */
  due_at: string | null;
  /**
   * When both sides were reminded that it has passed; null before, and with every new deadline.
   * @nullable
   */
  reminded_at: string | null;
  claim: OfferClaim;
  buyer: AdminParty;
  seller: AdminParty;
  /**
   * All offers, the first one first.
   * @minItems 1
   * @maxItems 20
   */
  moves: AdminMove[];
  /**
   * Where its sides write to each other.
   * @minimum 1
   */
  conversation_id: number;
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
  /**
   * Where the buyer pays the price, as the seller wrote it; null before the seller has signed.
   * @nullable
   */
  payment_instructions: string | null;
  /**
   * When they were written or changed last; null before.
   * @nullable
   */
  payment_instructions_at: string | null;
  /**
   * What the buyer wrote on the payment; null before.
   * @nullable
   */
  payment_reference: string | null;
  /**
   * Document that proves the payment; null: none.
   * @nullable
   */
  payment_document_id: number | null;
  /**
   * The assignment agreement as a PDF, signed by both; null before.
   * @nullable
   */
  agreement_document_id: number | null;
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
  /**
   * The latest first, at most 100.
   * @maxItems 100
   */
  events: NegotiationEvent[];
  lock_version: LockVersion;
  /** When the first offer was made. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
}
