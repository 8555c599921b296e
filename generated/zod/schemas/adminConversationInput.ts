/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminConversationFields } from './adminConversationFields.ts';

export const AdminConversationInput = /*#__PURE__*/ zod.strictObject({
  conversation: AdminConversationFields,
});

export type AdminConversationInput = zod.input<typeof AdminConversationInput>;
export type AdminConversationInputOutput = zod.output<typeof AdminConversationInput>;
