/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AccreditationBasis } from './accreditationBasis.ts';
import type { Amount } from './amount.ts';
import type { BuyerAccountType } from './buyerAccountType.ts';
import type { CountryCode } from './countryCode.ts';
import type { LegalName } from './legalName.ts';

/**
 * What an applicant tells; every field may be missing until the application is submitted. `x-needed-for-review` says what has to be
 * there then: a field, or a ready document of a kind among `document_ids`. The basis has to fit who buys: `income`, `net_worth` and
 * `license` are of individuals, `entity_assets` of entities, and `non_us` is nobody's who is registered or lives in the US. Refused
 * whenever it is sent: an amount that is not above zero or has more than two decimals, an `investment_max` below `investment_min`,
 * and a case that is not on the marketplace (`validation_failed`, at the field).
 */
export interface BuyerAccountFields {
  /** Who buys. */
  account_type?: BuyerAccountType | null;
  /** Name of the buyer as in its documents. */
  legal_name?: LegalName | null;
  /**
   * Number of an entity in its register.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern \S
   */
  registration_number?: string | null;
  /** Where an entity is registered or an individual lives for tax. */
  registration_country?: CountryCode | null;
  /**
   * Website of an entity.
   * @maxLength 2000
   * @nullable
   * @pattern ^https?://[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)+(?::\d{1,5})?(?:[/?#]\S*)?$
   */
  website?: string | null;
  /** Who signs for an entity. */
  signatory_name?: LegalName | null;
  /** What the signatory is in the entity. */
  signatory_title?: LegalName | null;
  /** On which basis the buyer is accredited. */
  accreditation_basis?: AccreditationBasis | null;
  /** Smallest face amount of interest, in US dollars; claims in other currencies are not measured by it. */
  investment_min?: Amount | null;
  /** Largest face amount of interest, in US dollars; not below the smallest. */
  investment_max?: Amount | null;
  /**
   * Cases of interest. What is named twice counts once.
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_ids?: number[];
  /**
   * Where the money comes from.
   * @minLength 1
   * @maxLength 2000
   * @nullable
   * @pattern \S
   */
  source_of_funds?: string | null;
  /**
   * All documents of the application: own, ready uploads of the kinds `tax_form`, `corporate`, `account_statement` and
   * `other`, none of a claim (`document_not_usable`, also of somebody else's). What is named twice counts once.
   * @maxItems 20
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  document_ids?: number[];
}
