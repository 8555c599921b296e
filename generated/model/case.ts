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

export interface Case {
  id: number;
  case_code: string;
  name: string;
  debtor_name: string;
  description: string;
  court: string;
  /** @nullable */
  district: string | null;
  /** @nullable */
  case_number: string | null;
  jurisdiction: CountryCode;
  proceeding: Proceeding;
  stage: CaseStage;
  status: ListedCaseStatus;
  /** @nullable */
  petition_date: string | null;
  /** @nullable */
  bar_date: string | null;
  /** @nullable */
  plan_effective_date: string | null;
  /** @nullable */
  claims_agent: string | null;
  /** @nullable */
  claims_agent_url: string | null;
  /** @nullable */
  estimated_assets: string | null;
  /** @nullable */
  estimated_liabilities: string | null;
  /** @nullable */
  estimated_creditors: string | null;
  recovery_low_percent: Percent | null;
  recovery_high_percent: Percent | null;
  guide_low_percent: Percent | null;
  guide_high_percent: Percent | null;
  /** @nullable */
  guide_updated_at: string | null;
  currency: Currency;
  /** @nullable */
  logo_url: string | null;
  stats: CaseStats;
  created_at: string;
  updated_at: string;
}
