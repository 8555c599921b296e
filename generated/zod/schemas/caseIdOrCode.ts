/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CaseIdOrCodeMax = 40;

export const CaseIdOrCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const CaseIdOrCode = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(CaseIdOrCodeMax),
    /*#__PURE__*/ zod.regex(CaseIdOrCodeRegExp),
  );

export type CaseIdOrCode = zod.input<typeof CaseIdOrCode>;
export type CaseIdOrCodeOutput = zod.output<typeof CaseIdOrCode>;
