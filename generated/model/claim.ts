/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimCase } from './claimCase.ts';
import type { ClaimDeal } from './claimDeal.ts';
import type { ClaimDocument } from './claimDocument.ts';
import type { ClaimExactTerms } from './claimExactTerms.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimType } from './claimType.ts';
import type { Currency } from './currency.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { HolderType } from './holderType.ts';
import type { ListedClaimStatus } from './listedClaimStatus.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * A claim as the public may read it. `exact_terms` is null for everybody but its owner and verified buyers who have
 * accepted the agreement in force; the holder's name is never part of it.
 */
export interface Claim {
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
  holder_type: HolderType;
  claim_type: ClaimType;
  /**
   * What the plan of the case calls the class; null: no class, or one without a name.
   * @nullable
   */
  claim_class_name: string | null;
  /**
   * Code of one of the classes of the case; null: the case has none or it is not known.
   * @nullable
   */
  claim_class: string | null;
  priority: ClaimPriority;
  currency: Currency;
  /** What the claim is for, in `currency`. */
  face_amount: Amount;
  /** True where `face_amount` is rounded to two significant digits. */
  face_amount_rounded: boolean;
  /** Ask in percent of face; null where the claim is open to offers. */
  ask_percent: Percent | null;
  /** Highest pending offer of a buyer for the claim or for a part of it, in percent of face; null: there is none. */
  best_bid_percent: Percent | null;
  /** True where `best_bid_percent` is bid for a part of the claim only; false also where nobody bids. */
  best_bid_is_partial: boolean;
  register_status: RegisterStatus;
  estate_kyc_status: EstateKycStatus;
  /** Whether it is owed depends on an event that has not happened yet. */
  contingent: boolean;
  /** Its amount is not fixed yet. */
  unliquidated: boolean;
  /** Somebody has objected to the claim or its amount. */
  disputed: boolean;
  /** The holder acquired the claim by transfer (Official Form 410). */
  acquired_from_other: boolean;
  /** The claim is pledged to a lender as security for a loan. */
  has_loan: boolean;
  /** The holder is an insider of the debtor, such as a director, a relative of one or an affiliate. */
  is_insider: boolean;
  /** The holder received something from the debtor in the 90 days before the petition, which the estate may demand back. */
  has_preference_exposure: boolean;
  /** What the seller would take back or pay for; null: open to negotiation. */
  recourse_preference: Recourse | null;
  /** Whether a part of the claim can be bought. */
  partial_sale: boolean;
  /** Whether it is a part of what stands in the register under its numbers, of which another part was sold here: its amounts are its share. */
  is_part: boolean;
  /**
   * What the seller tells buyers, as plain text; null: nothing.
   * @nullable
   */
  description: string | null;
  /** Whether staff show it first. */
  featured: boolean;
  /**
   * Which copies for buyers there are while the claim may still be bought; its buyer keeps them. To be read in `exact_terms`.
   * @maxItems 20
   */
  documents: ClaimDocument[];
  /** Null for everybody but verified buyers who have accepted the agreement in force and the owner. */
  exact_terms: ClaimExactTerms | null;
  /** True where the caller is the seller. */
  is_owner: boolean;
  /**
   * How often it was looked at.
   * @minimum 0
   */
  views_count: number;
  /**
   * Negotiations in which an offer stands.
   * @minimum 0
   */
  offers_count: number;
  /**
   * Users who follow it.
   * @minimum 0
   */
  followers_count: number;
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
  /**
   * When the sale was completed; null before.
   * @nullable
   */
  sold_at: string | null;
  /** For the seller and the staff, once an offer is accepted; null for everybody else. */
  deal: ClaimDeal | null;
}
