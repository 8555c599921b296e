/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which kind of answer it takes.
 */
export type CaseQuestionType = (typeof CaseQuestionType)[keyof typeof CaseQuestionType];

export const CaseQuestionType = {
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
} as const;
