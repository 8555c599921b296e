import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { conversationMemberRows, conversationRows, messageRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import type { ConversationEntry, Reader } from './conversation-columns';
import { findConversation } from './find-conversation';
import type { MessageRow } from './messages';

interface About {
  subject: string;
  claim_id: number | null;
  userId: number;
}

/** Begins a conversation between a user and our staff, on either side's initiative; its first message comes next. */
export async function beginConversation(
  work: Work,
  { subject, claim_id, userId }: About,
  reader: Reader,
): Promise<ConversationEntry> {
  const last_message_at = work.now;
  const { id } = await work.insert(conversationRows, {
    kind: 'staff',
    subject: subject.trim(),
    claim_id,
    user_id: userId,
    last_message_at,
  });
  const member = { conversation_id: id, user_id: userId, role: 'user', last_message_at } as const;
  await work.db.insert(conversationMemberRows).values(member);
  await work.audit('conversation.begun', id);
  const entry = await findConversation(work.db, id, reader);
  if (!entry) throw new Error(`Conversation ${id} was not written.`);
  return entry;
}

/** The message that the writer has already sent under this client id; it is not sent again. */
export async function sentBefore(
  db: Database,
  writer: Reader,
  clientId: string,
): Promise<MessageRow | undefined> {
  const own =
    writer.kind === 'user'
      ? eq(messageRows.user_id, writer.userId)
      : eq(messageRows.admin_id, writer.adminId);
  const [message] = await db
    .select()
    .from(messageRows)
    .where(and(own, eq(messageRows.client_id, clientId)));
  return message;
}
