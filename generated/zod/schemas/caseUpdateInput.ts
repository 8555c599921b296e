/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CaseUpdateTitle } from './caseUpdateTitle.ts';

export const caseUpdateInputCaseUpdateBodyMax = 5000;

export const caseUpdateInputCaseUpdateBodyRegExp = new RegExp('\\S');
export const caseUpdateInputCaseUpdateUrlMax = 2000;

export const caseUpdateInputCaseUpdateUrlRegExp = new RegExp(
  '^https://[^\\s/?#:@.]+(?:\\.[^\\s/?#:@.]+)+(?::\\d{1,5})?(?:[/?#]\\S*)?$',
);

export const CaseUpdateInput = /*#__PURE__*/ zod.strictObject({
  case_update: /*#__PURE__*/ zod.strictObject({
    date: /*#__PURE__*/ zod.iso.date(),
    title: CaseUpdateTitle,
    body: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(caseUpdateInputCaseUpdateBodyMax),
        /*#__PURE__*/ zod.regex(caseUpdateInputCaseUpdateBodyRegExp),
      ),
    url: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.maxLength(caseUpdateInputCaseUpdateUrlMax),
          /*#__PURE__*/ zod.regex(caseUpdateInputCaseUpdateUrlRegExp),
        ),
    ),
  }),
});

export type CaseUpdateInput = zod.input<typeof CaseUpdateInput>;
export type CaseUpdateInputOutput = zod.output<typeof CaseUpdateInput>;
