/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';
import { Proceeding } from './proceeding.ts';
import { CaseStage } from './caseStage.ts';
import { ListedCaseStatus } from './listedCaseStatus.ts';
import { Percent } from './percent.ts';
import { Currency } from './currency.ts';
import { CaseStats } from './caseStats.ts';
import { LockVersion } from './lockVersion.ts';

export const adminCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const AdminCase = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(adminCaseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  debtor_name: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  court: /*#__PURE__*/ zod.string(),
  district: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  case_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  jurisdiction: CountryCode,
  proceeding: Proceeding,
  stage: CaseStage,
  status: ListedCaseStatus,
  petition_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  bar_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  plan_effective_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  claims_agent: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  claims_agent_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_assets: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_liabilities: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_creditors: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  buyer_fee_percent: Percent,
  recovery_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recovery_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_updated_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  stats: CaseStats,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  lock_version: LockVersion,
});

export type AdminCase = zod.input<typeof AdminCase>;
export type AdminCaseOutput = zod.output<typeof AdminCase>;
