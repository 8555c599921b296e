/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const caseStatusInputReasonMax = 1000;

export const CaseStatusInput = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(caseStatusInputReasonMax)),
  ),
  lock_version: LockVersion,
});

export type CaseStatusInput = zod.input<typeof CaseStatusInput>;
export type CaseStatusInputOutput = zod.output<typeof CaseStatusInput>;
