import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Document, Message, Messages } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import {
  adminRows,
  conversationRows,
  documentRows,
  messageDocumentRows,
  messageRows,
} from '../db/schema';
import { documentBody, type ReadingCall } from '../documents/document-body';
import { type ConversationEntry, labelOf, ownRole } from './conversation-columns';

const AT_ONCE = 30;

export type MessageRow = typeof messageRows.$inferSelect;

/** By conversation id. */
export type LatestMessages = ReadonlyMap<
  number,
  Pick<MessageRow, 'body' | 'sender' | 'created_at'>
>;

/** The last message of each conversation. */
export async function latestMessages(
  db: Database,
  entries: readonly ConversationEntry[],
): Promise<LatestMessages> {
  const { id, body, sender, created_at, conversation_id } = messageRows;
  const latest = db
    .select({ body, sender, created_at })
    .from(messageRows)
    .where(eq(conversation_id, conversationRows.id))
    .orderBy(desc(id))
    .limit(1)
    .as('latest');
  const ids = entries.map(({ conversation }) => conversation.id);
  const found = await db
    .select({
      of: conversationRows.id,
      body: latest.body,
      sender: latest.sender,
      created_at: latest.created_at,
    })
    .from(conversationRows)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(conversationRows.id, ids));
  return new Map(found.map(({ of, ...message }) => [of, message]));
}

/** The latest messages of a conversation, or the latest before a given one; oldest first. */
export async function readMessages(
  db: Database,
  entry: ConversationEntry,
  { before_id: before, ...call }: ReadingCall & { before_id: number | undefined },
): Promise<Messages> {
  const ofConversation = eq(messageRows.conversation_id, entry.conversation.id);
  const rows = await db
    .select()
    .from(messageRows)
    .where(before === undefined ? ofConversation : and(ofConversation, lt(messageRows.id, before)))
    .orderBy(desc(messageRows.id))
    .limit(AT_ONCE + 1);
  const shown = rows.slice(0, AT_ONCE).toReversed();
  return {
    messages: await messageBodies(db, entry, { rows: shown, call }),
    has_earlier: rows.length > AT_ONCE,
  };
}

export async function messageBodies(
  db: Database,
  entry: ConversationEntry,
  { rows, call }: { rows: readonly MessageRow[]; call: ReadingCall },
): Promise<Message[]> {
  const documents = await documentsOf(
    db,
    rows.map(({ id }) => id),
    call,
  );
  const names = call.caller.kind === 'admin' ? await staffNames(db, rows) : null;
  return rows.map((row) => ({
    id: row.id,
    client_id: row.client_id,
    sender: row.sender,
    sender_label: names?.get(row.admin_id ?? 0) ?? labelOf(entry, row.sender),
    is_mine: row.sender === ownRole(entry),
    body: row.body,
    documents: documents.get(row.id) ?? [],
    has_contact_data: row.has_contact_data,
    created_at: row.created_at.toISOString(),
  }));
}

/** The staff members who wrote them. Users only read that it was our staff. */
async function staffNames(db: Database, rows: readonly MessageRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select(pickColumns(adminRows, 'id', 'first_name', 'last_name'))
    .from(adminRows)
    .where(inArray(adminRows.id, ids));
  return new Map(found.map((admin) => [admin.id, fullName(admin)]));
}

async function documentsOf(
  db: Database,
  messageIds: readonly number[],
  call: ReadingCall,
): Promise<Map<number, Document[]>> {
  const found = await db
    .select({ message_id: messageDocumentRows.message_id, document: documentRows })
    .from(messageDocumentRows)
    .innerJoin(documentRows, eq(documentRows.id, messageDocumentRows.document_id))
    .where(inArray(messageDocumentRows.message_id, [...messageIds]))
    .orderBy(asc(documentRows.id));
  const documents = new Map<number, Document[]>();
  for (const { message_id, document } of found) {
    const body = await documentBody(document, call);
    documents.set(message_id, [...(documents.get(message_id) ?? []), body]);
  }
  return documents;
}
