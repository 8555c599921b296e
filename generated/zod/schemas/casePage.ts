/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { CaseSummary } from './caseSummary.ts';

export const casePageTotalCountMin = 0;

export const casePageCasesMax = 100;

export const CasePage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(casePageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  cases: /*#__PURE__*/ zod.array(CaseSummary).check(/*#__PURE__*/ zod.maxLength(casePageCasesMax)),
});

export type CasePage = zod.input<typeof CasePage>;
export type CasePageOutput = zod.output<typeof CasePage>;
