/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SavedSearchNameMax = 100;

export const SavedSearchNameRegExp = new RegExp('\\S');

export const SavedSearchName = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(SavedSearchNameMax),
    /*#__PURE__*/ zod.regex(SavedSearchNameRegExp),
  );

export type SavedSearchName = zod.input<typeof SavedSearchName>;
export type SavedSearchNameOutput = zod.output<typeof SavedSearchName>;
