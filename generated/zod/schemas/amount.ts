/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const Amount = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountRegExp));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;
