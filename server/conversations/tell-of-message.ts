import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import * as PAGES from '@/domain/pages/page-paths';
import { fillPattern } from '@/domain/pages/path-patterns';
import { MINUTE } from '@/domain/time';
import { conversationMemberRows, notificationRows, outboxEmailRows, userRows } from '../db/schema';
import type { UserRow } from '../calls/caller';
import { type MessageFacts, messageMail } from '../mail/message-mail';
import { readNotifications } from '../notifications/read-notifications';
import type { Work } from '../unit-of-work/change';
import { excerptOf } from './conversation-bodies';
import { type ConversationEntry, labelOf } from './conversation-columns';
import { findOwnConversation } from './find-conversation';
import type { MessageRow } from './messages';

/** A reader who has the conversation open reads the message before the mail goes out. */
const MAIL_AFTER_MS = 3 * MINUTE;

/** Tells the participants who had read everything before; the others already have unread messages. */
export async function tellOfMessage(work: Work, message: MessageRow): Promise<void> {
  const { conversation_id } = message;
  const firstUnread = and(
    eq(conversationMemberRows.conversation_id, conversation_id),
    eq(conversationMemberRows.unread_count, 1),
  );
  const readers = await work.db
    .select({ user: userRows })
    .from(conversationMemberRows)
    .innerJoin(userRows, eq(userRows.id, conversationMemberRows.user_id))
    .where(firstUnread)
    .orderBy(userRows.id);
  for (const { user } of readers) {
    const entry = await findOwnConversation(work.db, conversation_id, user.id);
    if (!entry) continue;
    const unlessRead = { conversation_id, user_id: user.id, withinMs: MAIL_AFTER_MS };
    await work.tell(user, 'message', messageMail, messageFacts(entry, message), unlessRead);
  }
}

/** What a reader is told about a message. */
export function messageFacts(entry: ConversationEntry, { sender, body }: MessageRow): MessageFacts {
  return {
    // It stands in the middle of a sentence.
    from: sender === 'staff' ? 'our staff' : labelOf(entry, sender),
    subject: entry.conversation.subject,
    excerpt: excerptOf(body),
    path: pathOf(entry),
  };
}

/** The page where its reader finds a conversation. */
function pathOf({ conversation: { id, negotiation_id } }: ConversationEntry): string {
  return negotiation_id === null
    ? fillPattern(PAGES.conversation, { id })
    : fillPattern(PAGES.negotiation, { id: negotiation_id });
}

/**
 * Handles that somebody has read all of a conversation, on any page, or has answered it: their notifications of its
 * messages are no longer news, and a waiting mail about it is not sent.
 */
export async function readMessageNews(
  work: Work,
  entry: ConversationEntry,
  userId: number,
): Promise<void> {
  const { category, path } = notificationRows;
  await readNotifications(work, userId, and(eq(category, 'message'), eq(path, pathOf(entry))));
  await dropWaitingMails(work, userId, eq(outboxEmailRows.conversation_id, entry.conversation.id));
}

/** Drops the waiting message mails of a user who is barred from the exchange. */
export async function dropMessageMails(work: Work, userId: number): Promise<void> {
  await dropWaitingMails(work, userId, isNotNull(outboxEmailRows.conversation_id));
}

/** Sends waiting message mails to the address that the user has just proved. */
export async function redirectMessageMails(work: Work, { id, email }: UserRow): Promise<void> {
  await work.db
    .update(outboxEmailRows)
    .set({ to: email })
    .where(waitsFor(work, id, isNotNull(outboxEmailRows.conversation_id)));
}

async function dropWaitingMails(work: Work, userId: number, of: SQL): Promise<void> {
  await work.db.delete(outboxEmailRows).where(waitsFor(work, userId, of));
}

/** Selects by user, not by address, which may have changed since. */
function waitsFor({ now }: Work, userId: number, of: SQL): SQL | undefined {
  const { next_attempt_at, sent_at, user_id } = outboxEmailRows;
  return and(eq(user_id, userId), of, gt(next_attempt_at, now), isNull(sent_at));
}
