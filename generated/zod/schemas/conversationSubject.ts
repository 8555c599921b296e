/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationSubjectMax = 150;

export const ConversationSubjectRegExp = new RegExp(
  '^[ \\xa0\\u1680\\u2000-\\u200a\\u200c\\u200d\\u202f\\u205f\\u3000\\ufe00-\\ufe0f]*[^\\x00- \\x7f-\\xa0\\xad\\u061c\\u115f\\u1160\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0][^\\x00-\\x1f\\x7f-\\x9f\\xad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0]*$',
);

export const ConversationSubject = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(1),
    /*#__PURE__*/ zod.maxLength(ConversationSubjectMax),
    /*#__PURE__*/ zod.regex(ConversationSubjectRegExp),
  );

export type ConversationSubject = zod.input<typeof ConversationSubject>;
export type ConversationSubjectOutput = zod.output<typeof ConversationSubject>;
