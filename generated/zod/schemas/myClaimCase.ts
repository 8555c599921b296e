/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';
import { ListedCaseStatus } from './listedCaseStatus.ts';

export const myClaimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const MyClaimCase = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(myClaimCaseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  status: ListedCaseStatus,
});

export type MyClaimCase = zod.input<typeof MyClaimCase>;
export type MyClaimCaseOutput = zod.output<typeof MyClaimCase>;
