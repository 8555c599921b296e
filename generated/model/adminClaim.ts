/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminClaimSeller } from './adminClaimSeller.ts';
import type { Amount } from './amount.ts';
import type { ClaimAnswers } from './claimAnswers.ts';
import type { ClaimAsset } from './claimAsset.ts';
import type { ClaimDeal } from './claimDeal.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimSale } from './claimSale.ts';
import type { ClaimStatus } from './claimStatus.ts';
import type { ClaimTimelineEvent } from './claimTimelineEvent.ts';
import type { ClaimType } from './claimType.ts';
import type { ClaimWithSameNumber } from './claimWithSameNumber.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { DeclaredAnswer } from './declaredAnswer.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { HolderType } from './holderType.ts';
import type { LastReview } from './lastReview.ts';
import type { LockVersion } from './lockVersion.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';
import type { StoredDocument } from './storedDocument.ts';

/**
 * A claim as the staff read it, with who sells it. It lacks the minimum price, which nobody but the seller sees.
 */
export interface AdminClaim {
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
  currency: Currency;
  /** Whether a person or a legal entity holds it; null: not answered yet. */
  holder_type: HolderType | null;
  /**
   * Who holds the claim, as in the register; buyers see it after an agreement only.
   * @nullable
   */
  holder_name: string | null;
  /** Where the holder lives or is registered; null before it was told. */
  holder_country: CountryCode | null;
  acquired_from_other: DeclaredAnswer | null;
  /**
   * Which of the debtor's companies owes it; null: not known.
   * @nullable
   */
  debtor_entity: string | null;
  /** What the debtor owes it for; null: not answered yet. */
  claim_type: ClaimType | null;
  /**
   * Code of one of the classes of the case; null: the case has none or it is not known.
   * @nullable
   */
  claim_class: string | null;
  /** Its rank when the estate pays; null: not answered yet. */
  priority: ClaimPriority | null;
  /** What the claim is for, as a decimal string in `currency`; null in a draft without it. */
  face_amount: Amount | null;
  /**
   * Coins or securities that the claim is for; empty for a claim in money.
   * @maxItems 50
   */
  assets: ClaimAsset[];
  /** How it stands in the register; null: not answered yet. */
  register_status: RegisterStatus | null;
  /**
   * Number in the debtor's schedules; null: not scheduled.
   * @nullable
   */
  schedule_number: string | null;
  /**
   * Number of the proof of claim in the register; null: not filed.
   * @nullable
   */
  proof_of_claim_number: string | null;
  /**
   * Day on which the proof of claim was filed; null: not filed.
   * @nullable
   */
  filed_on: string | null;
  /** What the debtor has scheduled, in `currency`; null: not scheduled. */
  scheduled_amount: Amount | null;
  /** What the proof of claim asks for, in `currency`; null: not filed. */
  filed_amount: Amount | null;
  /** What the court has allowed, in `currency`; null: not decided. */
  allowed_amount: Amount | null;
  /** Whether the estate has verified the holder; null: not answered yet. */
  estate_kyc_status: EstateKycStatus | null;
  contingent: DeclaredAnswer | null;
  unliquidated: DeclaredAnswer | null;
  disputed: DeclaredAnswer | null;
  has_loan: DeclaredAnswer | null;
  is_insider: DeclaredAnswer | null;
  has_preference_exposure: DeclaredAnswer | null;
  /** What the holder received in the 90 days before the petition, in `currency`; null without `has_preference_exposure`. */
  preference_exposure_amount: Amount | null;
  answers: ClaimAnswers;
  /** Ask in percent of face; null where the claim is open to offers. */
  ask_percent: Percent | null;
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
  /**
   * The latest first.
   * @maxItems 500
   */
  timeline: ClaimTimelineEvent[];
  /**
   * What the reviewer asks for, why the claim was rejected, or why our staff have taken it off the market; null: nothing was written. Null again with the next submission, with the approval, and when it is put back or resumed; a paused claim has one exactly where our staff have taken it off.
   * @nullable
   */
  review_note: string | null;
  /** Whether staff show it first. */
  featured: boolean;
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
   * How often it was looked at.
   * @minimum 0
   */
  views_count: number;
  /**
   * Users who follow it.
   * @minimum 0
   */
  followers_count: number;
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
  /**
   * When the sale was completed; null before.
   * @nullable
   */
  sold_at: string | null;
  /** What was agreed on; null before, and for everybody but the seller and the staff. */
  deal: ClaimDeal | null;
  /** The sale that is under way or completed; null where there is none. */
  sale: ClaimSale | null;
  /** When it came into being. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
  lock_version: LockVersion;
  seller: AdminClaimSeller;
  /**
   * Other claims of the case with the same number in the schedules or the same number of a proof of claim, but for drafts and what was rejected or withdrawn: a claim may be offered twice. The parts of one claim, after the sale of a part, are not named to each other.
   * @maxItems 10
   */
  with_same_number: ClaimWithSameNumber[];
  /** What the claim said when its last review ended: the seller has changed the rest since; null: none has ended, as of what is left of a claim after the sale of a part. */
  last_review: LastReview | null;
  /**
   * In the order in which they were added.
   * @maxItems 20
   */
  documents: StoredDocument[];
}
