/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimSeller } from './claimSeller.ts';
import type { ClaimStatus } from './claimStatus.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';

/**
 * A claim in a list of the staff.
 */
export interface AdminClaimSummary {
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
  seller: ClaimSeller;
  status: ClaimStatus;
  /** Whether our staff have taken it off the market, and alone put it back. */
  taken_off_by_staff: boolean;
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
  /** Highest pending offer of a buyer, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** True where `best_bid_percent` is bid for a part of the claim only; false also where nobody bids. */
  best_bid_is_partial: boolean;
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
  /** When it changed last. */
  updated_at: string;
}
