/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClaimAsset } from './claimAsset.ts';
import type { CountryCode } from './countryCode.ts';

/**
 * What verified buyers see beyond the public terms.
 */
export interface ClaimExactTerms {
  holder_country: CountryCode | null;
  /** @nullable */
  debtor_entity: string | null;
  scheduled_amount: Amount | null;
  filed_amount: Amount | null;
  allowed_amount: Amount | null;
  /** @nullable */
  schedule_number: string | null;
  /** @nullable */
  proof_of_claim_number: string | null;
  /** @nullable */
  filed_on: string | null;
  preference_exposure_amount: Amount | null;
  assets: ClaimAsset[];
}
