/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AccreditationBasis } from './accreditationBasis.ts';
import type { Amount } from './amount.ts';
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';
import type { BuyerAccountType } from './buyerAccountType.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { Document } from './document.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * An application for a buyer account, and what became of it.
 */
export interface BuyerAccount {
  status: BuyerAccountStatus;
  /** Who buys; null: not answered yet. */
  account_type: BuyerAccountType | null;
  /**
   * Name of the buyer as in its documents; null: not answered yet.
   * @nullable
   */
  legal_name: string | null;
  /**
   * Number of an entity in its register; null for an individual or where it is not known yet.
   * @nullable
   */
  registration_number: string | null;
  /** Where an entity is registered or an individual lives for tax; null before it was told. */
  registration_country: CountryCode | null;
  /**
   * Address of the website of an entity; null: none.
   * @nullable
   */
  website: string | null;
  /**
   * Who signs for an entity; null for an individual.
   * @nullable
   */
  signatory_name: string | null;
  /**
   * What the signatory is in the entity; null for an individual.
   * @nullable
   */
  signatory_title: string | null;
  /** On which basis the buyer is accredited; null: not answered yet. */
  accreditation_basis: AccreditationBasis | null;
  /** Smallest face amount of interest, in `currency`; null: no lower limit. */
  investment_min: Amount | null;
  /** Largest face amount of interest, in `currency`; null: no upper limit. */
  investment_max: Amount | null;
  currency: Currency;
  /**
   * Cases of interest; they choose what is recommended.
   * @maxItems 50
   * @items.minimum 1
   * @items.maximum 2147483647
   */
  case_ids: number[];
  /**
   * Where the money comes from; null: not answered yet.
   * @nullable
   */
  source_of_funds: string | null;
  /**
   * Documents of the application, the latest first.
   * @maxItems 20
   */
  documents: Document[];
  /**
   * What staff wrote when they asked for information, rejected or suspended; else null.
   * @nullable
   */
  rejection_reason: string | null;
  /**
   * What staff wrote about the submission before this one; null: there was none, or nothing had to be said.
   * @nullable
   */
  earlier_reason: string | null;
  /**
   * When it was last submitted; null before.
   * @nullable
   */
  submitted_at: string | null;
  /**
   * When staff decided on this submission; null while it waits.
   * @nullable
   */
  reviewed_at: string | null;
  lock_version: LockVersion;
  /** When it changed last. */
  updated_at: string;
}
