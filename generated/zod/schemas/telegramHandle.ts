/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TelegramHandleRegExp = new RegExp('^[A-Za-z0-9_]{5,32}$');

export const TelegramHandle = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(TelegramHandleRegExp));

export type TelegramHandle = zod.input<typeof TelegramHandle>;
export type TelegramHandleOutput = zod.output<typeof TelegramHandle>;
