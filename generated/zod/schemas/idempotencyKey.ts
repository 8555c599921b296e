/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const IdempotencyKeyMax = 200;

export const IdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const IdempotencyKey = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(IdempotencyKeyMax),
    /*#__PURE__*/ zod.regex(IdempotencyKeyRegExp),
  );

export type IdempotencyKey = zod.input<typeof IdempotencyKey>;
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>;
