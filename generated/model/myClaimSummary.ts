/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimDeal } from './claimDeal.ts';
import type { ClaimSale } from './claimSale.ts';
import type { ClaimStatus } from './claimStatus.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { LockVersion } from './lockVersion.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';

/**
 * A claim of the caller in a list.
 */
export interface MyClaimSummary {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * What people call the claim, for good; six digits and capital letters without I, L, O and U.
   * @pattern ^CLM-[0-9A-Z]{6}$
   */
  reference: string;
  case: MyClaimCase;
  status: ClaimStatus;
  /** What the debtor owes it for; null: not answered yet. */
  claim_type: ClaimType | null;
  /**
   * Code of one of the classes of the case; null: the case has none or it is not known.
   * @nullable
   */
  claim_class: string | null;
  currency: Currency;
  /** Null in a draft without it. */
  face_amount: Amount | null;
  /** Ask in percent of face; null where the claim is open to offers. */
  ask_percent: Percent | null;
  /** Highest pending offer of a buyer for the claim or for a part of it, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** True where `best_bid_percent` is bid for a part of the claim only; false also where nobody bids. */
  best_bid_is_partial: boolean;
  /**
   * Number of the latest pending offer of a buyer, which is to be answered; null: there is none.
   * @nullable
   */
  latest_bid_id: number | null;
  /**
   * Offers that stand, counter-offers among them.
   * @minimum 0
   */
  offers_count: number;
  /**
   * When the sale was completed; null before.
   * @nullable
   */
  sold_at: string | null;
  /** What was agreed on; null before, and for everybody but the seller and the staff. */
  deal: ClaimDeal | null;
  /** The sale that is under way or completed; null where there is none. */
  sale: ClaimSale | null;
  /**
   * What the reviewer asks for, why the claim was rejected, or why our staff have taken it off the market; null: nothing was written. Null again with the next submission, with the approval, and when it is put back or resumed; a paused claim has one exactly where our staff have taken it off.
   * @nullable
   */
  review_note: string | null;
  /**
   * When it was last submitted for review; null before.
   * @nullable
   */
  submitted_at: string | null;
  /**
   * When it came onto the market; null until a review has ended well, and again once it is relisted or revised.
   * @nullable
   */
  listed_at: string | null;
  /**
   * When the listing ends unless it is renewed, and stays after it has ended; null before it is listed, and again once it is relisted or revised.
   * @nullable
   */
  expires_at: string | null;
  /** When it came into being. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
  lock_version: LockVersion;
}
