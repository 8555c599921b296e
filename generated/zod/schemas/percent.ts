/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PercentRegExp = new RegExp('^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$');

export const Percent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PercentRegExp));

export type Percent = zod.input<typeof Percent>;
export type PercentOutput = zod.output<typeof Percent>;
