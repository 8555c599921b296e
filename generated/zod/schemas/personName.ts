/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PersonNameMax = 100;

export const PersonNameRegExp = new RegExp('\\S');

export const PersonName = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(PersonNameMax),
    /*#__PURE__*/ zod.regex(PersonNameRegExp),
  );

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
