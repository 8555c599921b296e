/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationSubjectMax = 150;

export const ConversationSubjectRegExp = new RegExp('\\S');

export const ConversationSubject = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(ConversationSubjectMax),
    /*#__PURE__*/ zod.regex(ConversationSubjectRegExp),
  );

export type ConversationSubject = zod.input<typeof ConversationSubject>;
export type ConversationSubjectOutput = zod.output<typeof ConversationSubject>;
