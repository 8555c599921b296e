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
import type { OutstandingFee } from './outstandingFee.ts';
import type { Percent } from './percent.ts';

/**
 * A negotiation in a list of staff.
 */
export interface AdminNegotiationSummary {
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
  objection_deadline_on: ObjectionDeadline | null;
  claim: OfferClaim;
  /**
   * Number of the buyer.
   * @minimum 1
   */
  buyer_id: number;
  /** First and last name. */
  buyer_name: string;
  /**
   * Number of the seller.
   * @minimum 1
   */
  seller_id: number;
  /** First and last name. */
  seller_name: string;
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
   * What `fee_outstanding` looks at: of the buyer, then of the seller.
   * @maxItems 2
   */
  outstanding_fees: OutstandingFee[];
  /** When it changed last. */
  updated_at: string;
}
