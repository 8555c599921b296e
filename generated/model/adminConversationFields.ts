/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AttachedDocumentIds } from './attachedDocumentIds.ts';
import type { ClientId } from './clientId.ts';
import type { ConversationSubject } from './conversationSubject.ts';
import type { MessageBody } from './messageBody.ts';

/**
 * To whom our staff write, what about, and the first message.
 */
export interface AdminConversationFields {
  /**
   * To whom.
   * @minimum 1
   * @maximum 2147483647
   */
  user_id: number;
  subject: ConversationSubject;
  body: MessageBody;
  document_ids: AttachedDocumentIds;
  client_id: ClientId;
}
