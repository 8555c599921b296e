/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';

export const claimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const ClaimCase = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimCaseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
});

export type ClaimCase = zod.input<typeof ClaimCase>;
export type ClaimCaseOutput = zod.output<typeof ClaimCase>;
