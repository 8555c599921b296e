/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LegalNameMax = 200;

export const LegalNameRegExp = new RegExp('\\S');

export const LegalName = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(LegalNameMax),
    /*#__PURE__*/ zod.regex(LegalNameRegExp),
  );

export type LegalName = zod.input<typeof LegalName>;
export type LegalNameOutput = zod.output<typeof LegalName>;
