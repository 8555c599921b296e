import type { ErrorCode } from '@generated/model';
import { sentBefore } from '../../conversations/begin-conversation';
import {
  canWrite,
  type ConversationEntry,
  isUserBarred,
  type Reader,
} from '../../conversations/conversation-columns';
import { findConversation, lockConversation } from '../../conversations/find-conversation';
import { type MessageRow, messageBodies, readMessages } from '../../conversations/messages';
import { type NewMessage, writeMessage } from '../../conversations/write-message';
import type { Database } from '../../db/database';
import type { ReadingCall } from '../../documents/document-body';
import type { Refused } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import type { Work } from '../../unit-of-work/change';
import { whenTaken } from '../../unit-of-work/when-taken';

interface MessagesCall extends ReadingCall {
  params: { id: number };
}

/** The messages of a conversation in which the reader participates. */
export async function messagesFor(
  { params, caller, ports, query }: MessagesCall & { query: { before_id?: number | undefined } },
  db: Database,
  reader: Reader,
) {
  const entry = await findConversation(db, params.id, reader);
  if (!entry) return refuse('not_found');
  const { before_id } = query;
  const body = await readMessages(db, entry, { caller, ports, before_id });
  return { status: 200 as const, body };
}

/** Why a user cannot write in a conversation, or null. */
export function closedRefusal(entry: ConversationEntry) {
  return canWrite(entry) ? null : refuse('conversation_closed');
}

/** The usual sentence sends a side to our staff. */
const ENDED_FOR_STAFF =
  'This negotiation has ended: nobody writes here any more. Write to its buyer or its seller instead.';

/** Why nobody of our staff writes in a conversation, or null. */
export function unreadableRefusal(entry: ConversationEntry) {
  if (isUserBarred(entry)) return refuse('user_barred');
  return canWrite(entry) ? null : refuse('conversation_closed', { message: ENDED_FOR_STAFF });
}

interface Sending extends NewMessage {
  writer: Reader;
}

/** Sends a message once: if the writer has already sent one under this client id, that one is the answer. */
export async function sendMessage<Code extends ErrorCode>(
  work: Work,
  call: MessagesCall,
  { writer, ...fields }: Sending,
  refusalIn: (entry: ConversationEntry) => Refused<Code> | null,
) {
  const id = call.params.id;
  const entry = await lockConversation(work.db, id, writer);
  if (!entry) return refuse('not_found');
  const sent = await sentBefore(work.db, writer, fields.client_id);
  if (sent && sent.conversation_id !== id) {
    return refuseOtherConversation();
  }
  if (sent) return await created(work.db, entry, { row: sent, call });
  const barred = refusalIn(entry);
  if (barred) return barred;
  const { message, refused } = await writeMessage(work, entry, { ...fields, writer });
  return refused ?? (await created(work.db, entry, { row: message, call }));
}

function refuseOtherConversation() {
  return refuseFields({ 'message.client_id': 'This names a message of another conversation.' });
}

const NAMES = { user: 'messages_of_user', admin: 'messages_of_admin' };

/**
 * For two messages with one client id that are sent to two conversations at the same time: only the unique index
 * notices them.
 */
export const whenSentElsewhere = {
  user: whenTaken(NAMES.user, refuseOtherConversation),
  admin: whenTaken(NAMES.admin, refuseOtherConversation),
};

/** If the first message of a conversation was sent elsewhere at the same time, beginning again finds it. */
export const begunOnce = {
  user: async <Answer>(begin: () => Promise<Answer>) =>
    await begin().catch(whenTaken(NAMES.user, begin)),
  admin: async <Answer>(begin: () => Promise<Answer>) =>
    await begin().catch(whenTaken(NAMES.admin, begin)),
};

async function created(
  db: Database,
  entry: ConversationEntry,
  { row, call }: { row: MessageRow; call: ReadingCall },
) {
  const [body] = await messageBodies(db, entry, { rows: [row], call });
  if (!body) throw new Error(`Message ${row.id} was not read.`);
  return { status: 201 as const, body };
}
