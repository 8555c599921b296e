/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';
import { Proceeding } from './proceeding.ts';
import { CaseStage } from './caseStage.ts';
import { ListedCaseStatus } from './listedCaseStatus.ts';
import { Currency } from './currency.ts';
import { Percent } from './percent.ts';
import { PricePoint } from './pricePoint.ts';
import { CaseStats } from './caseStats.ts';

export const caseSummaryCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const caseSummaryRecentPricesMax = 90;

export const CaseSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(caseSummaryCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  debtor_name: /*#__PURE__*/ zod.string(),
  court: /*#__PURE__*/ zod.string(),
  case_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  jurisdiction: CountryCode,
  proceeding: Proceeding,
  stage: CaseStage,
  status: ListedCaseStatus,
  petition_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  currency: Currency,
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recent_prices: /*#__PURE__*/ zod
    .array(PricePoint)
    .check(/*#__PURE__*/ zod.maxLength(caseSummaryRecentPricesMax)),
  stats: CaseStats,
});

export type CaseSummary = zod.input<typeof CaseSummary>;
export type CaseSummaryOutput = zod.output<typeof CaseSummary>;
