/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyRegExp));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;
