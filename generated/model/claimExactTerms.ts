/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimAsset } from './claimAsset.ts';
import type { CountryCode } from './countryCode.ts';
import type { Document } from './document.ts';
import type { SettlementMethod } from './settlementMethod.ts';

/**
 * What verified buyers who have accepted the agreement in force see beyond the public terms.
 */
export interface ClaimExactTerms {
  /** Where the holder lives or is registered; null before it was told. */
  holder_country: CountryCode | null;
  /**
   * Which of the debtor's companies owes it; null: not known.
   * @nullable
   */
  debtor_entity: string | null;
  /** What the debtor has scheduled, in `currency`; null: not scheduled. */
  scheduled_amount: Amount | null;
  /** What the proof of claim asks for, in `currency`; null: not filed. */
  filed_amount: Amount | null;
  /** What the court has allowed, in `currency`; null: not decided. */
  allowed_amount: Amount | null;
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
  /**
   * Last day to file a claim in its case, to compare `filed_on` with; null: none is known.
   * @nullable
   */
  bar_date: string | null;
  /** What the holder received in the 90 days before the petition, in `currency`; null without `has_preference_exposure`. */
  preference_exposure_amount: Amount | null;
  /** How the seller would like to be paid (`payment_method` of the user); null: not chosen, or in a way that a claim in this currency is not paid in. */
  payment_preference: SettlementMethod | null;
  /**
   * Coins or securities that the claim is for; empty for a claim in money.
   * @maxItems 50
   */
  assets: ClaimAsset[];
  /**
   * Copies for buyers that can be opened, the first uploaded first.
   * @maxItems 20
   */
  documents: Document[];
}
