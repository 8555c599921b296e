/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { CaseStats } from './caseStats.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { ListedCaseStatus } from './listedCaseStatus.ts';
import type { Percent } from './percent.ts';
import type { Proceeding } from './proceeding.ts';

/**
 * A case with all that is known of it.
 */
export interface Case {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * Short name in addresses, unique and for good, for example `ftx`.
   * @pattern ^[a-z0-9-]{1,40}$
   */
  case_code: string;
  /** Name that the case goes by. */
  name: string;
  /** Full legal name of the debtor. */
  debtor_name: string;
  /** What happened, as plain text. */
  description: string;
  /** Where the case is heard, in the short form of citations. */
  court: string;
  /**
   * District of the court; null where it has none.
   * @nullable
   */
  district: string | null;
  /**
   * Docket number that the court gave; null where it is not known.
   * @nullable
   */
  case_number: string | null;
  jurisdiction: CountryCode;
  proceeding: Proceeding;
  stage: CaseStage;
  status: ListedCaseStatus;
  /**
   * Day on which the case was filed; null where it is not known. Amounts of claims are as of it.
   * @nullable
   */
  petition_date: string | null;
  /**
   * Last day to file a claim; null: not set.
   * @nullable
   */
  bar_date: string | null;
  /**
   * Day on which the plan took effect; null before.
   * @nullable
   */
  plan_effective_date: string | null;
  /**
   * Who keeps the register of claims; null: the court itself.
   * @nullable
   */
  claims_agent: string | null;
  /**
   * Where the register can be searched; null: nowhere online.
   * @nullable
   */
  claims_agent_url: string | null;
  /**
   * As the petition puts it, for example `$10B to $50B`; null: not said.
   * @nullable
   */
  estimated_assets: string | null;
  /**
   * As the petition puts it; null: not said.
   * @nullable
   */
  estimated_liabilities: string | null;
  /**
   * As the petition puts it; null: not said.
   * @nullable
   */
  estimated_creditors: string | null;
  /** What a buyer pays to the exchange, in percent of the price; an offer keeps the one of the day it was made. */
  buyer_fee_percent: Percent;
  /** Lower end of what the estate expects to pay, in percent of face; null: no estimate. */
  recovery_low_percent: Percent | null;
  /** Upper end of what the estate expects to pay, in percent of face; null: no estimate. */
  recovery_high_percent: Percent | null;
  /** Lower end of the guide price, in percent of face; null: there is no guide. */
  guide_low_percent: Percent | null;
  /** Upper end of the guide price, in percent of face; null: there is no guide. */
  guide_high_percent: Percent | null;
  /**
   * When staff last set the guide for every size; null: never.
   * @nullable
   */
  guide_updated_at: string | null;
  currency: Currency;
  /**
   * Address of the logo; null: show the name.
   * @nullable
   */
  logo_url: string | null;
  stats: CaseStats;
  /** When it came into being. */
  created_at: string;
  /** When it changed last. */
  updated_at: string;
}
