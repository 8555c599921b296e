/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClientId } from './clientId.ts';
import type { MessageBody } from './messageBody.ts';

/**
 * A message of our staff.
 */
export interface AdminMessageFields {
  body: MessageBody;
  client_id: ClientId;
}
