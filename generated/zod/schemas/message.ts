/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClientId } from './clientId.ts';
import { MessageSender } from './messageSender.ts';
import { Document } from './document.ts';

export const messageDocumentsMax = 10;

export const Message = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  client_id: ClientId,
  sender: MessageSender,
  sender_label: /*#__PURE__*/ zod.string(),
  is_mine: /*#__PURE__*/ zod.boolean(),
  body: /*#__PURE__*/ zod.string(),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(messageDocumentsMax)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
