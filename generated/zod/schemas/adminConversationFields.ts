/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationSubject } from './conversationSubject.ts';
import { MessageBody } from './messageBody.ts';
import { AttachedDocumentIds } from './attachedDocumentIds.ts';
import { ClientId } from './clientId.ts';

export const adminConversationFieldsUserIdMax = 2147483647;

export const AdminConversationFields = /*#__PURE__*/ zod.strictObject({
  user_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(adminConversationFieldsUserIdMax)),
  subject: ConversationSubject,
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type AdminConversationFields = zod.input<typeof AdminConversationFields>;
export type AdminConversationFieldsOutput = zod.output<typeof AdminConversationFields>;
