/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type CaseQuestionType = (typeof CaseQuestionType)[keyof typeof CaseQuestionType];

export const CaseQuestionType = {
  text: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'select',
} as const;
