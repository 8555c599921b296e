import { and, eq } from 'drizzle-orm';
import type { MessageSender } from '@generated/model';
import type { Caller } from '../calls/caller';
import type { Database } from '../db/database';
import { conversationMemberRows, conversationRows } from '../db/schema';

/** The role in which a caller participates in a conversation; null if they do not, or there is no such conversation. */
export async function roleIn(
  db: Database,
  caller: Caller,
  conversationId: number,
): Promise<MessageSender | null> {
  if (caller.kind === 'visitor') return null;
  if (caller.kind === 'admin') {
    const isThere = await db.$count(conversationRows, eq(conversationRows.id, conversationId));
    return isThere > 0 ? 'staff' : null;
  }
  const { role, user_id, conversation_id } = conversationMemberRows;
  const [member] = await db
    .select({ role })
    .from(conversationMemberRows)
    .where(and(eq(conversation_id, conversationId), eq(user_id, caller.user.id)));
  return member?.role ?? null;
}
