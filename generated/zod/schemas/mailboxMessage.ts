/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MailboxMessage = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  to: /*#__PURE__*/ zod.string(),
  subject: /*#__PURE__*/ zod.string(),
  text: /*#__PURE__*/ zod.string(),
  link: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type MailboxMessage = zod.input<typeof MailboxMessage>;
export type MailboxMessageOutput = zod.output<typeof MailboxMessage>;
