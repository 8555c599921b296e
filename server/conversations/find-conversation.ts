import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { conversationMemberRows, conversationRows } from '../db/schema';
import { type ConversationEntry, type Reader, selectConversations } from './conversation-columns';

/** A conversation that the reader takes part in: the staff in every one; undefined for any other. */
export async function findConversation(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ConversationEntry | undefined> {
  const own = reader.kind === 'user' ? isNotNull(conversationMemberRows.user_id) : undefined;
  const [entry] = await selectConversations(db, reader)
    .where(and(eq(conversationRows.id, id), own))
    .limit(1);
  return entry;
}

/** As above, unchanged by others until the transaction ends: messages of a conversation come one after the other. */
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
