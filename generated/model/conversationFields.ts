/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AttachedDocumentIds } from './attachedDocumentIds.ts';
import type { ClientId } from './clientId.ts';
import type { ConversationSubject } from './conversationSubject.ts';
import type { MessageBody } from './messageBody.ts';

/**
 * What a conversation is about, and its first message.
 */
export interface ConversationFields {
  subject: ConversationSubject;
  /**
   * A claim that the caller owns or has negotiated about, or that is listed, else `not_found`; null: about none.
   * @minimum 1
   * @maximum 2147483647
   * @nullable
   */
  claim_id: number | null;
  body: MessageBody;
  document_ids: AttachedDocumentIds;
  client_id: ClientId;
}
