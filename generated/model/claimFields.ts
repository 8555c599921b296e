/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimAnswers } from './claimAnswers.ts';
import type { ClaimAssetInput } from './claimAssetInput.ts';
import type { ClaimPriority } from './claimPriority.ts';
import type { ClaimType } from './claimType.ts';
import type { CountryCode } from './countryCode.ts';
import type { DeclaredAnswer } from './declaredAnswer.ts';
import type { EstateKycStatus } from './estateKycStatus.ts';
import type { HolderType } from './holderType.ts';
import type { Percent } from './percent.ts';
import type { Recourse } from './recourse.ts';
import type { RegisterStatus } from './registerStatus.ts';

/**
 * What a seller says about a claim. Amounts are above zero and in the case's currency, with no more decimals than it has.
 * `claim_type`, `claim_class`, `assets` and `answers` come from the case's parameters. A declared fact is null until the
 * seller has answered yes or no; a claim is submitted with all of them answered.
 */
export interface ClaimFields {
  holder_type?: HolderType;
  /**
   * Private until an offer is accepted.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  holder_name?: string | null;
  holder_country?: CountryCode | null;
  acquired_from_other?: DeclaredAnswer | null;
  /**
   * Which of the debtor's companies owes it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  debtor_entity?: string | null;
  claim_type?: ClaimType;
  /**
   * @minLength 1
   * @maxLength 20
   * @nullable
   */
  claim_class?: string | null;
  priority?: ClaimPriority;
  face_amount?: Amount | null;
  /** @maxItems 50 */
  assets?: ClaimAssetInput[];
  register_status?: RegisterStatus;
  /**
   * @minLength 1
   * @maxLength 100
   * @nullable
   */
  schedule_number?: string | null;
  /**
   * @minLength 1
   * @maxLength 100
   * @nullable
   */
  proof_of_claim_number?: string | null;
  /** @nullable */
  filed_on?: string | null;
  scheduled_amount?: Amount | null;
  filed_amount?: Amount | null;
  allowed_amount?: Amount | null;
  estate_kyc_status?: EstateKycStatus;
  contingent?: DeclaredAnswer | null;
  unliquidated?: DeclaredAnswer | null;
  disputed?: DeclaredAnswer | null;
  has_loan?: DeclaredAnswer | null;
  is_insider?: DeclaredAnswer | null;
  has_preference_exposure?: DeclaredAnswer | null;
  /** What the holder received in the 90 days before the petition. Needed with `has_preference_exposure`; null without it. */
  preference_exposure_amount?: Amount | null;
  answers?: ClaimAnswers;
  /** Null where the claim is open to offers. */
  ask_percent?: Percent | null;
  /** Offers below it are declined at once. Only the seller sees it. */
  minimum_percent?: Percent | null;
  recourse_preference?: Recourse | null;
  partial_sale?: boolean;
  /**
   * @minLength 1
   * @maxLength 5000
   * @nullable
   */
  description?: string | null;
}
