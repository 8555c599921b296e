/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { OfferSide } from './offerSide.ts';

/**
 * A fee that a side owes to the exchange, and that our staff have not received.
 */
export interface OutstandingFee {
  side: OfferSide;
  /** The fee, in the currency of the negotiation. */
  amount: Amount;
  /**
   * As `fee_due_at` of `Negotiation`; null where the seller has not received the price yet.
   * @nullable
   */
  due_at: string | null;
}
