import { eq } from 'drizzle-orm';
import type {
  AdminConversation,
  AdminConversationSummary,
  Conversation,
  ConversationSummary,
  LastMessage,
  Participant,
} from '@generated/model';
import type { Database } from '../db/database';
import { conversationMemberRows } from '../db/schema';
import { fullName } from '@/domain/users/party-names';
import { lineOf } from '../mail/quoted';
import {
  canWrite,
  type ConversationEntry,
  counterpartRole,
  hidesContactData,
  labelOf,
  ownRole,
  type OwnConversation,
  rolesIn,
  type StaffConversation,
} from './conversation-columns';
import type { LatestMessages } from './messages';

const EXCERPT_LENGTH = 140;

function facts({ conversation, claim }: ConversationEntry) {
  const { id, kind, status, subject, negotiation_id } = conversation;
  return { id, kind, status, subject, claim, negotiation_id };
}

function staffFacts({ conversation, user, admin }: StaffConversation, adminId: number) {
  return {
    user: user && { id: user.id, name: fullName(user) },
    assigned_admin: admin && { id: admin.id, name: fullName(admin), is_me: admin.id === adminId },
    unread_count: conversation.staff_unread_count,
    has_contact_data: conversation.contact_data_marked_at !== null,
  };
}

function lastMessage(entry: ConversationEntry, latest: LatestMessages): LastMessage | null {
  const message = latest.get(entry.conversation.id);
  if (!message) return null;
  return {
    excerpt: excerptOf(message.body),
    sender: message.sender,
    is_mine: message.sender === ownRole(entry),
    created_at: message.created_at.toISOString(),
  };
}

/** The beginning of a text, on one line. */
export function excerptOf(text: string): string {
  const line = lineOf(text);
  if (line.length <= EXCERPT_LENGTH) return line;
  const start = line.slice(0, EXCERPT_LENGTH - 1);
  // The cut may split a character of two UTF-16 units.
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}

export function conversationSummary(
  entry: OwnConversation,
  latest: LatestMessages,
): ConversationSummary {
  return {
    ...facts(entry),
    counterparty_label: labelOf(entry, counterpartRole(entry)),
    last_message: lastMessage(entry, latest),
    unread_count: entry.member.unread_count,
  };
}

export function adminConversationSummary(
  entry: StaffConversation,
  latest: LatestMessages,
  adminId: number,
): AdminConversationSummary {
  return {
    ...facts(entry),
    ...staffFacts(entry, adminId),
    participant_names: rolesIn(entry)
      .filter((role) => role !== 'staff')
      .map((role) => labelOf(entry, role)),
    last_message: lastMessage(entry, latest),
    last_message_at: entry.conversation.last_message_at.toISOString(),
    unanswered_since: entry.conversation.unanswered_since?.toISOString() ?? null,
  };
}

async function participants(db: Database, entry: ConversationEntry): Promise<Participant[]> {
  const { conversation } = entry;
  const { role, read_up_to_id } = conversationMemberRows;
  const members = await db
    .select({ role, read_up_to_id })
    .from(conversationMemberRows)
    .where(eq(conversationMemberRows.conversation_id, conversation.id));
  const read = new Map(members.map((each) => [each.role, each.read_up_to_id]));
  read.set('staff', conversation.staff_read_up_to_id);
  return rolesIn(entry).map((each) => ({
    role: each,
    label: labelOf(entry, each),
    is_me: each === ownRole(entry),
    read_up_to_id: read.get(each) ?? 0,
  }));
}

export async function conversationBody(
  db: Database,
  entry: OwnConversation,
): Promise<Conversation> {
  return {
    ...facts(entry),
    participants: await participants(db, entry),
    can_write: canWrite(entry),
    hides_contact_data: hidesContactData(entry),
    unread_count: entry.member.unread_count,
    created_at: entry.conversation.created_at.toISOString(),
  };
}

export async function adminConversationBody(
  db: Database,
  entry: StaffConversation,
  adminId: number,
): Promise<AdminConversation> {
  return {
    ...facts(entry),
    ...staffFacts(entry, adminId),
    contact_data_marked_at: entry.conversation.contact_data_marked_at?.toISOString() ?? null,
    participants: await participants(db, entry),
    can_write: canWrite(entry),
    created_at: entry.conversation.created_at.toISOString(),
  };
}
