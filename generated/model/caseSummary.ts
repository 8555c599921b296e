/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { CaseStats } from './caseStats.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { ListedCaseStatus } from './listedCaseStatus.ts';
import type { Percent } from './percent.ts';
import type { PricePoint } from './pricePoint.ts';
import type { Proceeding } from './proceeding.ts';

/**
 * A case as a card or row shows it.
 */
export interface CaseSummary {
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
  /** Where the case is heard, in the short form of citations. */
  court: string;
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
  currency: Currency;
  /**
   * Address of the logo; null: show the name.
   * @nullable
   */
  logo_url: string | null;
  /** Lower end of the guide price, in percent of face; null: there is no guide. */
  guide_low_percent: Percent | null;
  /** Upper end of the guide price, in percent of face; null: there is no guide. */
  guide_high_percent: Percent | null;
  /**
   * The last 90 days, oldest first, of the series that the case's price belongs to; the last of them is that price.
   * Where there was a trade, the trades in the size band of the last one (`stats.last_trade_percent`), else the guide
   * that holds for every size (`guide_low_percent` to `guide_high_percent`).
   * @maxItems 90
   */
  recent_prices: PricePoint[];
  stats: CaseStats;
}
