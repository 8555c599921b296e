/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MessageFields } from './messageFields.ts';

export const MessageInput = /*#__PURE__*/ zod.strictObject({
  message: MessageFields,
});

export type MessageInput = zod.input<typeof MessageInput>;
export type MessageInputOutput = zod.output<typeof MessageInput>;
