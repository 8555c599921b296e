/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PhoneNumberRegExp = new RegExp('^[0-9]{4,14}$');

export const PhoneNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp));

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;
