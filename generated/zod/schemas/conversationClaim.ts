/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const conversationClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ConversationClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(conversationClaimReferenceRegExp)),
});

export type ConversationClaim = zod.input<typeof ConversationClaim>;
export type ConversationClaimOutput = zod.output<typeof ConversationClaim>;
