/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TokenMin = 20;
export const TokenMax = 200;

export const TokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Token = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(TokenMin),
    /*#__PURE__*/ zod.maxLength(TokenMax),
    /*#__PURE__*/ zod.regex(TokenRegExp),
  );

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;
