import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { conversationRows } from '../db/schema';
import {
  type ConversationEntry,
  type OwnConversation,
  type Reader,
  selectOwnConversations,
  selectStaffConversations,
  type StaffConversation,
} from './conversation-columns';

/** A conversation in which a user participates; undefined for any other. */
export async function findOwnConversation(
  db: Database,
  id: number,
  userId: number,
): Promise<OwnConversation | undefined> {
  const [entry] = await selectOwnConversations(db, userId).where(eq(conversationRows.id, id));
  return entry;
}

/** Any conversation, as our staff see it. */
export async function findStaffConversation(
  db: Database,
  id: number,
): Promise<StaffConversation | undefined> {
  const [entry] = await selectStaffConversations(db).where(eq(conversationRows.id, id));
  return entry;
}

/** A conversation in which the reader participates; staff participate in all of them. Undefined for any other. */
export async function findConversation(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ConversationEntry | undefined> {
  return reader.kind === 'user'
    ? await findOwnConversation(db, id, reader.userId)
    : await findStaffConversation(db, id);
}

/**
 * A conversation in which the reader participates, unchanged by others until the transaction ends, so that its messages
 * come one after the other.
 */
export async function lockConversation(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ConversationEntry | undefined> {
  await db
    .select({ id: conversationRows.id })
    .from(conversationRows)
    .where(eq(conversationRows.id, id))
    .for('no key update');
  return await findConversation(db, id, reader);
}
