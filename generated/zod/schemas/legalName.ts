/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LegalNameMax = 200;

export const LegalNameRegExp = new RegExp(
  '^(?=.*[^\\s\\u200c\\u200d\\ufe00-\\ufe0f])[^\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0]+$',
);

export const LegalName = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(LegalNameMax),
    /*#__PURE__*/ zod.regex(LegalNameRegExp),
  );

export type LegalName = zod.input<typeof LegalName>;
export type LegalNameOutput = zod.output<typeof LegalName>;
