/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Awaiting } from './awaiting.ts';
import type { Currency } from './currency.ts';
import type { ExcessClaim } from './excessClaim.ts';
import type { LockVersion } from './lockVersion.ts';
import type { NegotiationStatus } from './negotiationStatus.ts';
import type { OfferClaim } from './offerClaim.ts';
import type { OfferCloseReason } from './offerCloseReason.ts';
import type { OfferSide } from './offerSide.ts';
import type { OfferStatus } from './offerStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { SettlementDays } from './settlementDays.ts';
import type { SettlementMethod } from './settlementMethod.ts';

/**
 * One move of a negotiation. Its terms never change; a counter-offer is an offer of its own. Amounts are rounded half-even
 * to the digits of the currency.
 */
export interface Offer {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * The negotiation that it is a move of.
   * @minimum 1
   */
  negotiation_id: number;
  /** What has become of its negotiation: a sale that an accepted offer led to may be cancelled. */
  negotiation_status: NegotiationStatus;
  /** Whose turn it is in its negotiation. */
  negotiation_awaiting: Awaiting;
  /**
   * Deadline of whoever its negotiation awaits; null where there is none.
   * @nullable
   */
  negotiation_due_at: string | null;
  claim: OfferClaim;
  made_by: OfferSide;
  /** Whether the caller made it. */
  is_mine: boolean;
  /** What the other side of the negotiation is called: a label before an acceptance, the name after it. */
  counterparty_label: string;
  /** What the buyer pays, in percent of `face_amount`. */
  price_percent: Percent;
  /** How much of the claim is bought, in `currency`. */
  face_amount: Amount;
  /** `face_amount` times `price_percent`. */
  amount: Amount;
  currency: Currency;
  /** Fee that the seller pays, of `amount`. */
  seller_fee_amount: Amount;
  /** What the seller receives: `amount` less the fee. */
  net_amount: Amount;
  /** Fee that the buyer pays on top, of `amount`. */
  buyer_fee_amount: Amount;
  /** What the buyer pays: `amount` and the fee. */
  total_amount: Amount;
  recourse: Recourse;
  excess_claim: ExcessClaim;
  settlement_days: SettlementDays;
  payment_method: SettlementMethod;
  /**
   * Further conditions, as plain text; null: none.
   * @nullable
   */
  conditions: string | null;
  /**
   * A message to the other side, as plain text; null: none.
   * @nullable
   */
  message: string | null;
  /** Until when it can be answered. */
  expires_at: string;
  status: OfferStatus;
  /**
   * What the recipient wrote when rejecting it; null: nothing.
   * @nullable
   */
  rejection_reason: string | null;
  /** What became of the claim; null where the offer was not closed, or for a reason that is one side's own affair. */
  close_reason: OfferCloseReason | null;
  /**
   * When it ceased to be pending; null before.
   * @nullable
   */
  answered_at: string | null;
  lock_version: LockVersion;
  /** When it was made. */
  created_at: string;
}
