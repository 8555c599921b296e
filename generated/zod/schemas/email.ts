/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EmailMin = 3;
export const EmailMax = 254;

export const EmailRegExp = new RegExp(
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$",
);

export const Email = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(EmailMin),
    /*#__PURE__*/ zod.maxLength(EmailMax),
    /*#__PURE__*/ zod.regex(EmailRegExp),
  );

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;
