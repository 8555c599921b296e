/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimCase } from './claimCase.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { ListedClaimStatus } from './listedClaimStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * A listed claim in a list. For visitors the face amount is rounded to two significant digits.
 */
export interface ClaimSummary {
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
  case: ClaimCase;
  status: ListedClaimStatus;
  claim_type: ClaimType;
  /**
   * Code of one of the classes of the case; null: the case has none or it is not known.
   * @nullable
   */
  claim_class: string | null;
  priority: ClaimPriority;
  currency: Currency;
  /** What the claim is for, in `currency`. */
  face_amount: Amount;
  /** True where `face_amount` is rounded for a visitor. */
  face_amount_rounded: boolean;
  /** Ask in percent of face; null where the claim is open to offers. */
  ask_percent: Percent | null;
  /** Highest pending offer of a buyer for the claim or for a part of it, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** True where `best_bid_percent` is bid for a part of the claim only; false also where nobody bids. */
  best_bid_is_partial: boolean;
  register_status: RegisterStatus;
  estate_kyc_status: EstateKycStatus;
  /** What the seller would take back or pay for; null: open to negotiation. */
  recourse_preference: Recourse | null;
  /** Whether a part of the claim can be bought. */
  partial_sale: boolean;
  /** Whether staff show it first. */
  featured: boolean;
  /** True where the caller is the seller. */
  is_owner: boolean;
  /**
   * When it came onto the market; null before it was approved.
   * @nullable
   */
  listed_at: string | null;
  /**
   * When the listing ends unless it is renewed, and stays after it has ended; null before it is listed, and again once it is relisted or revised.
   * @nullable
   */
  expires_at: string | null;
}
