/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AttachedDocumentIds } from './attachedDocumentIds.ts';
import type { ClientId } from './clientId.ts';
import type { MessageBody } from './messageBody.ts';

/**
 * A message to send.
 */
export interface MessageFields {
  body: MessageBody;
  document_ids: AttachedDocumentIds;
  client_id: ClientId;
}
