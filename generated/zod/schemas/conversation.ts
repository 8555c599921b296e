/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ConversationKind } from './conversationKind.ts';
import { ConversationStatus } from './conversationStatus.ts';
import { ConversationClaim } from './conversationClaim.ts';
import { Participant } from './participant.ts';

export const conversationParticipantsMax = 3;

export const conversationUnreadCountMin = 0;

export const Conversation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  participants: /*#__PURE__*/ zod
    .array(Participant)
    .check(/*#__PURE__*/ zod.maxLength(conversationParticipantsMax)),
  can_write: /*#__PURE__*/ zod.boolean(),
  hides_contact_data: /*#__PURE__*/ zod.boolean(),
  unread_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationUnreadCountMin)),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;
