/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdminMessageFields } from './adminMessageFields.ts';

/**
 * The message.
 */
export interface AdminMessageInput {
  message: AdminMessageFields;
}
