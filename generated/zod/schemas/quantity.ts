/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const QuantityRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const Quantity = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(QuantityRegExp));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;
