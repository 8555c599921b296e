/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';
import type { OfferSide } from './offerSide.ts';
import type { Percent } from './percent.ts';

/**
 * A pending offer of another buyer, or to one, for the same claim.
 */
export interface RivalOffer {
  /**
   * Number of the offer.
   * @minimum 1
   */
  id: number;
  /** What the other buyer is called. */
  counterparty_label: string;
  made_by: OfferSide;
  /** In percent of face. */
  price_percent: Percent;
  /** How much of the claim it is for. */
  face_amount: Amount;
  /** What it comes to. */
  amount: Amount;
  /** `amount` without the fee of the seller. */
  net_amount: Amount;
  currency: Currency;
}
