/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConversationUser = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
});

export type ConversationUser = zod.input<typeof ConversationUser>;
export type ConversationUserOutput = zod.output<typeof ConversationUser>;
