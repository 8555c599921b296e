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
  claim_types: ClaimType[];
  claim_classes: ClaimClass[];
  assets: CaseAsset[];
  required_document_kinds: ClaimDocumentKind[];
  questions: CaseQuestion[];
  minimum_claim_amount: Amount | null;
  /**
   * @minimum 1
   * @maximum 720
   */
  offer_expiry_hours: number;
  seller_fee_percent: Percent;
  buyer_fee_percent: Percent;
  restricted_countries: CountryCode[];
}
