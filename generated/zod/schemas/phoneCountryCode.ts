/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PhoneCountryCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');

export const PhoneCountryCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneCountryCodeRegExp));

export type PhoneCountryCode = zod.input<typeof PhoneCountryCode>;
export type PhoneCountryCodeOutput = zod.output<typeof PhoneCountryCode>;
