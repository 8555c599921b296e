/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';
import { SizeBand } from './sizeBand.ts';

export const caseStatsOpenClaimsCountMin = 0;

export const caseStatsOpenFaceAmountRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');
export const caseStatsFollowersCountMin = 0;

export const CaseStats = /*#__PURE__*/ zod.strictObject({
  open_claims_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(caseStatsOpenClaimsCountMin)),
  open_face_amount: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(caseStatsOpenFaceAmountRegExp)),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  lowest_ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  last_trade_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  last_trade_size_band: /*#__PURE__*/ zod.union([SizeBand, /*#__PURE__*/ zod.null()]),
  followers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(caseStatsFollowersCountMin)),
});

export type CaseStats = zod.input<typeof CaseStats>;
export type CaseStatsOutput = zod.output<typeof CaseStats>;
