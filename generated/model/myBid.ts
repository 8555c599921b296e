/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { OfferSide } from './offerSide.ts';
import type { OfferStatus } from './offerStatus.ts';
import type { Percent } from './percent.ts';

/**
 * The latest offer of a negotiation of the caller as buyer.
 */
export interface MyBid {
  /**
   * Number of the claim.
   * @minimum 1
   */
  claim_id: number;
  /**
   * Number of the offer.
   * @minimum 1
   */
  offer_id: number;
  /**
   * Number of the negotiation.
   * @minimum 1
   */
  negotiation_id: number;
  made_by: OfferSide;
  /** In percent of face. */
  price_percent: Percent;
  /** How much of the claim is bought. */
  face_amount: Amount;
  /** What it comes to. */
  amount: Amount;
  currency: Currency;
  /** Until when it can be answered. */
  expires_at: string;
  status: OfferStatus;
}
