/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { CaseStats } from './caseStats.ts';
import type { CountryCode } from './countryCode.ts';
import type { Currency } from './currency.ts';
import type { Percent } from './percent.ts';
import type { PricePoint } from './pricePoint.ts';
import type { Proceeding } from './proceeding.ts';

export interface CaseSummary {
  id: number;
  case_code: string;
  name: string;
  debtor_name: string;
  court: string;
  /** @nullable */
  case_number: string | null;
  jurisdiction: CountryCode;
  proceeding: Proceeding;
  stage: CaseStage;
  /** @nullable */
  petition_date: string | null;
  currency: Currency;
  /** @nullable */
  logo_url: string | null;
  guide_low_percent: Percent | null;
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
