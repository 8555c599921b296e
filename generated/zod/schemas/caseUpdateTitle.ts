/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CaseUpdateTitleMax = 200;

export const CaseUpdateTitleRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);

export const CaseUpdateTitle = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(CaseUpdateTitleMax),
    /*#__PURE__*/ zod.regex(CaseUpdateTitleRegExp),
  );

export type CaseUpdateTitle = zod.input<typeof CaseUpdateTitle>;
export type CaseUpdateTitleOutput = zod.output<typeof CaseUpdateTitle>;
