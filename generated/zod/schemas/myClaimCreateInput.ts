/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimFields } from './claimFields.ts';

export const myClaimCreateInputCaseIdMax = 2147483647;

export const MyClaimCreateInput = /*#__PURE__*/ zod.strictObject({
  case_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(myClaimCreateInputCaseIdMax)),
  claim: ClaimFields,
});

export type MyClaimCreateInput = zod.input<typeof MyClaimCreateInput>;
export type MyClaimCreateInputOutput = zod.output<typeof MyClaimCreateInput>;
