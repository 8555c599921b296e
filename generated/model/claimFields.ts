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
 * seller has answered yes or no, and so are `holder_type`, `claim_type`, `register_status`, `priority` and
 * `estate_kyc_status` until one of their values was chosen; `claim_type` begins with the only one of a case that has one. A claim
 * is submitted with all of them answered.
 */
export interface ClaimFields {
  /** Whether a person or a legal entity holds it; null: not answered yet. */
  holder_type?: HolderType | null;
  /**
   * Read by its seller and the staff; by the buyer once an offer is accepted.
   * @minLength 1
   * @maxLength 200
   * @nullable
   * @pattern ^\s*(?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*)?$
   */
  holder_name?: string | null;
  /** Where the holder lives or is registered; null before it was told. */
  holder_country?: CountryCode | null;
  acquired_from_other?: DeclaredAnswer | null;
  /**
   * Which of the debtor's companies owes it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   * @pattern ^\s*(?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*)?$
   */
  debtor_entity?: string | null;
  /** What the debtor owes it for; null: not answered yet. */
  claim_type?: ClaimType | null;
  /**
   * Code of one of the classes of the case; null: the case has none or it is not known.
   * @minLength 1
   * @maxLength 20
   * @nullable
   */
  claim_class?: string | null;
  /** Its rank when the estate pays; null: not answered yet. */
  priority?: ClaimPriority | null;
  /** What the claim is for, as a decimal string in the currency of the case; null: not known yet. */
  face_amount?: Amount | null;
  /**
   * Coins or securities that the claim is for, each once; empty for a claim in money.
   * @maxItems 50
   */
  assets?: ClaimAssetInput[];
  /** How it stands in the register; null: not answered yet. */
  register_status?: RegisterStatus | null;
  /**
   * Number in the debtor's schedules; null: not scheduled.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*(?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*)?$
   */
  schedule_number?: string | null;
  /**
   * Number of the proof of claim in the register; null: not filed.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*(?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*)?$
   */
  proof_of_claim_number?: string | null;
  /**
   * Day on which the proof of claim was filed, neither before the petition date of the case nor in the future anywhere on earth; null: not filed.
   * @nullable
   */
  filed_on?: string | null;
  /** What the debtor has scheduled, in `currency`; null: not scheduled. */
  scheduled_amount?: Amount | null;
  /** What the proof of claim asks for, in `currency`; null: not filed. */
  filed_amount?: Amount | null;
  /** What the court has allowed, in `currency`; null: not decided. */
  allowed_amount?: Amount | null;
  /** Whether the estate has verified the holder; null: not answered yet. */
  estate_kyc_status?: EstateKycStatus | null;
  contingent?: DeclaredAnswer | null;
  unliquidated?: DeclaredAnswer | null;
  disputed?: DeclaredAnswer | null;
  has_loan?: DeclaredAnswer | null;
  is_insider?: DeclaredAnswer | null;
  has_preference_exposure?: DeclaredAnswer | null;
  /** What the holder received in the 90 days before the petition. Needed with `has_preference_exposure`; null without it. */
  preference_exposure_amount?: Amount | null;
  answers?: ClaimAnswers;
  /** More than 0; null where the claim is open to offers. Not below `minimum_percent`: one that is, is refused at `minimum_percent`, also where the ask alone is sent. */
  ask_percent?: Percent | null;
  /** More than 0, at most `ask_percent`. Offers below it are rejected automatically. Only the seller sees it. */
  minimum_percent?: Percent | null;
  /** What the seller would take back or pay for; null: open to negotiation. */
  recourse_preference?: Recourse | null;
  /** Whether a part of the claim can be bought. */
  partial_sale?: boolean;
  /**
   * What the seller tells buyers, as plain text; null: nothing.
   * @minLength 1
   * @maxLength 5000
   * @nullable
   */
  description?: string | null;
}
