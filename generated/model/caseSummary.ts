/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { CaseStats } from './caseStats.ts';
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
  jurisdiction: string;
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
   * The latest price points, oldest first, for a sparkline.
   * @maxItems 24
   */
  recent_prices: PricePoint[];
  stats: CaseStats;
}
