import { and, eq, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import { nameSeemsToHoldContactData, seemsToHoldContactData } from '@/domain/messages/contact-data';
import { broadcastConversation } from '../ports/broadcast';
import type { Database } from '../db/database';
import {
  conversationMemberRows,
  conversationRows,
  documentRows,
  messageDocumentRows,
  messageRows,
} from '../db/schema';
import { refuse } from '../calls/refusals';
import type { Work } from '../unit-of-work/change';
import { markedNow } from './contact-data-mark';
import {
  type ConversationEntry,
  hidesContactData,
  ownLegalName,
  ownRole,
  type Reader,
} from './conversation-columns';
import type { MessageRow } from './messages';
import { readMessageNews, tellOfMessage } from './tell-of-message';

export interface NewMessage {
  body: string;
  client_id: string;
  document_ids: readonly number[];
}

const members = conversationMemberRows;

/**
 * The one place that writes a message: with its documents, with its mark if it seems to hold contact data too early,
 * and with what it makes unread. Writing marks everything before it as read for the writer.
 * @param entry its conversation, locked in this transaction.
 * @returns the message, or the refusal of its documents.
 */
export async function writeMessage(
  work: Work,
  entry: ConversationEntry,
  { body, client_id, document_ids, writer }: NewMessage & { writer: Reader },
) {
  const { db, now } = work;
  const { conversation } = entry;
  const documents = await usableDocuments(db, writer, [...new Set(document_ids)]);
  if (!documents) return { refused: refuse('document_not_usable') };
  const { caller } = work;
  const user = caller.kind === 'user' ? caller.user : null;
  const sender = user && { ...user, legal_name: ownLegalName(entry) };
  const has_contact_data =
    writer.kind === 'user' &&
    hidesContactData(entry) &&
    (seemsToHoldContactData(body, sender) ||
      documents.some(({ filename }) => nameSeemsToHoldContactData(filename, sender)));
  const by = writer.kind === 'user' ? { user_id: writer.userId } : { admin_id: writer.adminId };
  const values = { conversation_id: conversation.id, sender: ownRole(entry), ...by };
  const [message] = await db
    .insert(messageRows)
    .values({ ...values, client_id, body: body.trim(), has_contact_data, created_at: now } as const)
    .returning();
  if (!message) throw new Error('A message was not written.');
  if (!(await attach(db, message, documents))) {
    return { refused: refuse('document_not_usable') };
  }
  if (writer.kind === 'user' && entry.member?.unread_count) {
    await readMessageNews(work, entry, writer.userId);
  }
  await countAsUnread(work, entry, { message, writer });
  const memberIds = await memberIdsOf(db, conversation.id);
  broadcastConversation(work, { id: conversation.id, memberIds, type: 'message.created' });
  await tellOfMessage(work, message);
  return { message };
}

/** The writer's own, ready attachments that were not sent with another message; null if any of them is not one. */
async function usableDocuments(db: Database, writer: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const usable = await db
    .select({ id: documentRows.id, filename: documentRows.filename })
    .from(documentRows)
    .where(
      and(
        inArray(documentRows.id, [...ids]),
        writer.kind === 'user'
          ? eq(documentRows.user_id, writer.userId)
          : eq(documentRows.admin_id, writer.adminId),
        eq(documentRows.status, 'ready'),
        eq(documentRows.kind, 'attachment'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(messageDocumentRows)
            .where(eq(messageDocumentRows.document_id, documentRows.id)),
        ),
      ),
    )
    .orderBy(documentRows.id)
    .for('key share', { of: documentRows });
  return usable.length < ids.length ? null : usable;
}

/** @returns false if another message has taken one of them in the meantime. */
async function attach(db: Database, message: MessageRow, documents: readonly { id: number }[]) {
  if (documents.length === 0) return true;
  const attached = await db
    .insert(messageDocumentRows)
    .values(documents.map(({ id }) => ({ document_id: id, message_id: message.id })))
    .onConflictDoNothing()
    .returning();
  return attached.length === documents.length;
}

async function countAsUnread(
  { db, now }: Work,
  { conversation }: ConversationEntry,
  { message, writer }: { message: MessageRow; writer: Reader },
): Promise<void> {
  const isOwn = writer.kind === 'user' ? eq(members.user_id, writer.userId) : sql`false`;
  await db
    .update(members)
    .set({
      unread_count: sql`case when ${isOwn} then 0 else ${members.unread_count} + 1 end`,
      read_up_to_id: sql`case when ${isOwn} then ${message.id} else ${members.read_up_to_id} end`,
      last_message_at: now,
      updated_at: now,
    })
    .where(eq(members.conversation_id, conversation.id));
  // What two sides write to each other concerns the staff only if it was marked.
  const concernsStaff = conversation.kind === 'staff' || message.has_contact_data;
  await db
    .update(conversationRows)
    .set({
      last_message_at: now,
      updated_at: now,
      ...(writer.kind === 'user' &&
        concernsStaff && { staff_unread_count: conversation.staff_unread_count + 1 }),
      // Somebody who answers has read the question; in a negotiation, reading settles a mark.
      ...(writer.kind === 'staff' &&
        conversation.kind === 'staff' && {
          staff_unread_count: 0,
          staff_read_up_to_id: message.id,
        }),
      ...(message.has_contact_data && { contact_data_marked_at: markedNow({ now }) }),
      ...(conversation.kind === 'staff' && {
        status: 'open' as const,
        unanswered_since: writer.kind === 'user' ? (conversation.unanswered_since ?? now) : null,
      }),
    })
    .where(eq(conversationRows.id, conversation.id));
}

/**
 * Marks the messages up to one as read, and tells everybody who watches. Read messages stay read.
 * @param entry its conversation, locked in this transaction.
 */
export async function markRead(
  work: Work,
  entry: ConversationEntry,
  { upTo, reader }: { upTo: number; reader: Reader },
): Promise<void> {
  const { db, now } = work;
  const { conversation, member } = entry;
  const before = member?.read_up_to_id ?? conversation.staff_read_up_to_id;
  const ofConversation = eq(messageRows.conversation_id, conversation.id);
  const [latest] = await db
    .select({ id: sql<number>`coalesce(max(${messageRows.id}), 0)` })
    .from(messageRows)
    .where(and(ofConversation, lte(messageRows.id, upTo)));
  const read = latest?.id ?? 0;
  if (read <= before) return;
  const left = and(
    ofConversation,
    gt(messageRows.id, read),
    ne(messageRows.sender, ownRole(entry)),
    reader.kind === 'staff' && conversation.kind === 'negotiation'
      ? eq(messageRows.has_contact_data, true)
      : undefined,
  );
  const unread = await db.$count(messageRows, left);
  if (reader.kind === 'user') {
    await db
      .update(members)
      .set({ read_up_to_id: read, unread_count: unread, updated_at: now })
      .where(and(eq(members.conversation_id, conversation.id), eq(members.user_id, reader.userId)));
    if (unread === 0) await readMessageNews(work, entry, reader.userId);
  } else {
    await db
      .update(conversationRows)
      .set({ staff_read_up_to_id: read, staff_unread_count: unread, updated_at: now })
      .where(eq(conversationRows.id, conversation.id));
  }
  const memberIds = reader.kind === 'user' ? [reader.userId] : [];
  broadcastConversation(work, { id: conversation.id, memberIds, type: 'message.read' });
}

/** The users who participate. */
export async function memberIdsOf(db: Database, conversationId: number): Promise<number[]> {
  const rows = await db
    .select({ user_id: members.user_id })
    .from(members)
    .where(eq(members.conversation_id, conversationId))
    .orderBy(members.id);
  return rows.map(({ user_id }) => user_id);
}
