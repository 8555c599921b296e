/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MessageBody } from './messageBody.ts';
import { AttachedDocumentIds } from './attachedDocumentIds.ts';
import { ClientId } from './clientId.ts';

export const MessageFields = /*#__PURE__*/ zod.strictObject({
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type MessageFields = zod.input<typeof MessageFields>;
export type MessageFieldsOutput = zod.output<typeof MessageFields>;
