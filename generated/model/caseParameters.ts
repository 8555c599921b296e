/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CaseAsset } from './caseAsset.ts';
import type { CaseQuestion } from './caseQuestion.ts';
import type { ClaimClass } from './claimClass.ts';
import type { ClaimDocumentKind } from './claimDocumentKind.ts';
import type { ClaimType } from './claimType.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { Percent } from './percent.ts';

/**
 * What a claim of this case is asked for; drives the onboarding.
 */
export interface CaseParameters {
  currency: Currency;
  /**
   * Kinds of claims that the case takes.
   * @maxItems 7
   */
  claim_types: ClaimType[];
  /**
   * Classes of claims in the plan; empty: none.
   * @maxItems 100
   */
  claim_classes: ClaimClass[];
  /**
   * Assets that a claim may be for, with their petition prices; empty: claims are in money.
   * @maxItems 500
   */
  assets: CaseAsset[];
  /**
   * Documents that a review needs; `proof_of_claim` not of a claim whose `register_status` is `scheduled`, as none has to be filed.
   * @maxItems 7
   */
  required_document_kinds: ClaimDocumentKind[];
  /**
   * What the case asks beyond the usual fields.
   * @maxItems 50
   */
  questions: CaseQuestion[];
  /** Smallest face amount that is taken, in `currency`; null: any. A smaller claim is `claim_incomplete`, with `errors` at `claim.face_amount`. */
  minimum_claim_amount: Amount | null;
  /**
   * What a form proposes for `expires_in_hours` of an offer.
   * @minimum 1
   * @maximum 720
   */
  offer_expiry_hours: number;
  /** Fee of the seller in percent of the price; an offer keeps the one of the day it was made. */
  seller_fee_percent: Percent;
  /** Fee of the buyer in percent of the price; an offer keeps the one of the day it was made. */
  buyer_fee_percent: Percent;
  /**
   * Countries from which the case takes neither claims (`holder_country`; `claim_incomplete`) nor buyers (`country` of the user; `country_restricted`).
   * @maxItems 249
   */
  restricted_countries: CountryCode[];
}
