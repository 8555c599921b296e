/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationKind } from './conversationKind.ts';
import { ConversationStatus } from './conversationStatus.ts';
import { ConversationUser } from './conversationUser.ts';
import { ConversationClaim } from './conversationClaim.ts';
import { AssignedAdmin } from './assignedAdmin.ts';
import { Participant } from './participant.ts';

export const adminConversationParticipantsMax = 3;

export const adminConversationUnreadCountMin = 0;

export const AdminConversation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  user: /*#__PURE__*/ zod.union([ConversationUser, /*#__PURE__*/ zod.null()]),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  assigned_admin: /*#__PURE__*/ zod.union([AssignedAdmin, /*#__PURE__*/ zod.null()]),
  participants: /*#__PURE__*/ zod
    .array(Participant)
    .check(/*#__PURE__*/ zod.maxLength(adminConversationParticipantsMax)),
  can_write: /*#__PURE__*/ zod.boolean(),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationUnreadCountMin)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  contact_data_marked_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminConversation = zod.input<typeof AdminConversation>;
export type AdminConversationOutput = zod.output<typeof AdminConversation>;
