/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AmountSumRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');

export const AmountSum = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountSumRegExp));

export type AmountSum = zod.input<typeof AmountSum>;
export type AmountSumOutput = zod.output<typeof AmountSum>;
