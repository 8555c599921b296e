/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationSubject } from './conversationSubject.ts';
import { MessageBody } from './messageBody.ts';
import { AttachedDocumentIds } from './attachedDocumentIds.ts';
import { ClientId } from './clientId.ts';

export const conversationFieldsClaimIdMax = 2147483647;

export const ConversationFields = /*#__PURE__*/ zod.strictObject({
  subject: ConversationSubject,
  claim_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(conversationFieldsClaimIdMax)),
  ),
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type ConversationFields = zod.input<typeof ConversationFields>;
export type ConversationFieldsOutput = zod.output<typeof ConversationFields>;
