/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { MessageFields } from './messageFields.ts';

/**
 * The message.
 */
export interface MessageInput {
  message: MessageFields;
}
