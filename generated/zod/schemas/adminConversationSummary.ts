/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationKind } from './conversationKind.ts';
import { ConversationStatus } from './conversationStatus.ts';
import { ConversationUser } from './conversationUser.ts';
import { ConversationClaim } from './conversationClaim.ts';
import { AssignedAdmin } from './assignedAdmin.ts';
import { LastMessage } from './lastMessage.ts';

export const adminConversationSummaryParticipantNamesMax = 2;

export const adminConversationSummaryUnreadCountMin = 0;

export const AdminConversationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  user: /*#__PURE__*/ zod.union([ConversationUser, /*#__PURE__*/ zod.null()]),
  participant_names: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(adminConversationSummaryParticipantNamesMax),
    ),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  assigned_admin: /*#__PURE__*/ zod.union([AssignedAdmin, /*#__PURE__*/ zod.null()]),
  last_message: /*#__PURE__*/ zod.union([LastMessage, /*#__PURE__*/ zod.null()]),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationSummaryUnreadCountMin)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  last_message_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  unanswered_since: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type AdminConversationSummary = zod.input<typeof AdminConversationSummary>;
export type AdminConversationSummaryOutput = zod.output<typeof AdminConversationSummary>;
