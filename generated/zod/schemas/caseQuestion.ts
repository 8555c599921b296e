/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const caseQuestionOptionsMax = 100;

export const CaseQuestion = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string(),
  label: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.enum({
    /** A line of text. */
    text: 'text',
    /** A decimal string. */
    number: 'number',
    /** A day that is not in the future, as `2026-11-22`. */
    date: 'date',
    /** Yes or no. */
    boolean: 'boolean',
    /** One of `options`. */
    select: 'select',
  } as const),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(caseQuestionOptionsMax)),
  ),
  is_whole: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  minimum: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  required: /*#__PURE__*/ zod.boolean(),
});

export type CaseQuestion = zod.input<typeof CaseQuestion>;
export type CaseQuestionOutput = zod.output<typeof CaseQuestion>;
