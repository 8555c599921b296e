/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UnsubscribeTokenMin = 20;
export const UnsubscribeTokenMax = 200;

export const UnsubscribeTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const UnsubscribeToken = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(UnsubscribeTokenMin),
    /*#__PURE__*/ zod.maxLength(UnsubscribeTokenMax),
    /*#__PURE__*/ zod.regex(UnsubscribeTokenRegExp),
  );

export type UnsubscribeToken = zod.input<typeof UnsubscribeToken>;
export type UnsubscribeTokenOutput = zod.output<typeof UnsubscribeToken>;
