import { asc, eq, or, sql } from 'drizzle-orm';
import {
  selectStaffConversations,
  type StaffConversation,
} from '../../conversations/conversation-columns';
import { messageFacts } from '../../conversations/tell-of-message';
import { messageMail } from '../../mail/message-mail';
import type { Database } from '../../db/database';
import { pickColumns } from '../../db/pick-columns';
import { conversationMemberRows, messageRows } from '../../db/schema';
import type { Told } from './told';

/** News about what our staff have written, and about the first message that somebody has not read. */
export async function ofMessages(db: Database): Promise<Told[]> {
  const { conversation_id, user_id, read_up_to_id } = conversationMemberRows;
  const isFirstUnread = eq(
    messageRows.id,
    sql`(select min(m.id) from messages m where m.conversation_id = ${conversation_id} and m.id > ${read_up_to_id})`,
  );
  const rows = await db
    .select({
      message: messageRows,
      userId: user_id,
      member: pickColumns(conversationMemberRows, 'role', 'unread_count', 'read_up_to_id'),
    })
    .from(messageRows)
    .innerJoin(conversationMemberRows, eq(conversation_id, messageRows.conversation_id))
    .where(or(eq(messageRows.sender, 'staff'), isFirstUnread))
    .orderBy(asc(messageRows.id));
  // All of them at once, and then as each reader sees them.
  const entries = await selectStaffConversations(db);
  const byId = new Map(entries.map((entry) => [entry.conversation.id, entry]));
  return rows.map(({ message, userId, member }): Told => {
    const entry = byId.get(message.conversation_id);
    if (!entry) throw new Error(`There is no conversation ${message.conversation_id}.`);
    const at = message.created_at;
    const facts = messageFacts({ ...asOf(entry, at), user: undefined, member }, message);
    return {
      userId,
      category: 'message',
      letter: (head) => messageMail({ ...head, ...facts }),
      at,
    };
  });
}

/** Names were not disclosed before the acceptance. */
function asOf(entry: StaffConversation, at: Date): StaffConversation {
  const { negotiation } = entry;
  if (!negotiation?.agreed_at || negotiation.agreed_at <= at) return entry;
  return { ...entry, negotiation: { ...negotiation, agreed_at: null } };
}
