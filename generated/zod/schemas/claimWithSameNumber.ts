/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimStatus } from './claimStatus.ts';

export const claimWithSameNumberReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ClaimWithSameNumber = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(claimWithSameNumberReferenceRegExp)),
  status: ClaimStatus,
});

export type ClaimWithSameNumber = zod.input<typeof ClaimWithSameNumber>;
export type ClaimWithSameNumberOutput = zod.output<typeof ClaimWithSameNumber>;
