/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimAnswers } from './claimAnswers.ts';
import type { ClaimAsset } from './claimAsset.ts';
import type { ClaimDeal } from './claimDeal.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimStatus } from './claimStatus.ts';
import type { ClaimTimelineEvent } from './claimTimelineEvent.ts';
import type { ClaimType } from './claimType.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { DeclaredAnswer } from './declaredAnswer.ts';
import type { Document } from './document.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { HolderType } from './holderType.ts';
import type { LockVersion } from './lockVersion.ts';
import type { MyClaimCase } from './myClaimCase.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * A claim as its seller reads it.
 */
export interface MyClaim {
  id: number;
  /** @pattern ^CLM-[0-9A-Z]{6}$ */
  reference: string;
  case: MyClaimCase;
  status: ClaimStatus;
  currency: Currency;
  holder_type: HolderType;
  /** @nullable */
  holder_name: string | null;
  holder_country: CountryCode | null;
  acquired_from_other: DeclaredAnswer | null;
  /** @nullable */
  debtor_entity: string | null;
  claim_type: ClaimType;
  /** @nullable */
  claim_class: string | null;
  priority: ClaimPriority;
  face_amount: Amount | null;
  assets: ClaimAsset[];
  register_status: RegisterStatus;
  /** @nullable */
  schedule_number: string | null;
  /** @nullable */
  proof_of_claim_number: string | null;
  /** @nullable */
  filed_on: string | null;
  scheduled_amount: Amount | null;
  filed_amount: Amount | null;
  allowed_amount: Amount | null;
  estate_kyc_status: EstateKycStatus;
  contingent: DeclaredAnswer | null;
  unliquidated: DeclaredAnswer | null;
  disputed: DeclaredAnswer | null;
  has_loan: DeclaredAnswer | null;
  is_insider: DeclaredAnswer | null;
  has_preference_exposure: DeclaredAnswer | null;
  preference_exposure_amount: Amount | null;
  answers: ClaimAnswers;
  ask_percent: Percent | null;
  minimum_percent: Percent | null;
  recourse_preference: Recourse | null;
  partial_sale: boolean;
  /** @nullable */
  description: string | null;
  documents: Document[];
  /** The latest first. */
  timeline: ClaimTimelineEvent[];
  /**
   * What the reviewer asks for or why the claim was rejected.
   * @nullable
   */
  review_note: string | null;
  featured: boolean;
  best_bid_percent: Percent | null;
  /** @minimum 0 */
  offers_count: number;
  /** @minimum 0 */
  views_count: number;
  /** @minimum 0 */
  followers_count: number;
  /** @nullable */
  submitted_at: string | null;
  /** @nullable */
  listed_at: string | null;
  /** @nullable */
  expires_at: string | null;
  /** @nullable */
  sold_at: string | null;
  deal: ClaimDeal | null;
  created_at: string;
  updated_at: string;
  lock_version: LockVersion;
}
