/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';
import type { Currency } from './currency.ts';
import type { NegotiationReference } from './negotiationReference.ts';
import type { NegotiationStatus } from './negotiationStatus.ts';
import type { ObjectionDeadline } from './objectionDeadline.ts';
import type { OfferClaim } from './offerClaim.ts';
import type { OfferSide } from './offerSide.ts';
import type { Percent } from './percent.ts';

/**
 * A negotiation of the caller in a list.
 */
export interface NegotiationSummary {
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
   * Deadline of whoever it awaits; null where there is none.
   * @nullable
   */
  due_at: string | null;
  objection_deadline_on: ObjectionDeadline | null;
  claim: OfferClaim;
  /** What the other side is called; its name once names are disclosed. */
  counterparty_label: string;
  /** Of the latest offer, or as agreed. */
  price_percent: Percent;
  /** How much of the claim the latest offer is for, or as agreed. */
  face_amount: Amount;
  /** Of the latest offer, or as agreed. */
  amount: Amount;
  /** Fee of the buyer, on top of `amount`. */
  buyer_fee_amount: Amount;
  /** What the buyer pays, with the fee. */
  total_amount: Amount;
  /** Fee of the seller, out of `amount`. */
  seller_fee_amount: Amount;
  /** What the seller receives, after the fee. */
  net_amount: Amount;
  currency: Currency;
  /**
   * The latest move.
   * @minimum 1
   */
  current_offer_id: number;
  /**
   * Messages that the caller has not read.
   * @minimum 0
   */
  unread_count: number;
  /** Whether the caller was told of something in it and has not seen it yet; of its moves only the latest counts. */
  has_news: boolean;
  /** When it changed last. */
  updated_at: string;
}
