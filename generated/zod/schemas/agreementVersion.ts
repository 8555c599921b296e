/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AgreementVersionRegExp = new RegExp('^\\d{4}-\\d{2}$');

export const AgreementVersion = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(AgreementVersionRegExp));

export type AgreementVersion = zod.input<typeof AgreementVersion>;
export type AgreementVersionOutput = zod.output<typeof AgreementVersion>;
