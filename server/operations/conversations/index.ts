import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { countOwnTry, RATE_LIMITS } from '../../auth/rate-limit';
import { lockCaller } from '../../auth/lock-user';
import { isPublic } from '../../claims/listed-claim';
import { conversationBody, conversationSummary } from '../../conversations/conversation-bodies';
import { type Reader, selectOwnConversations } from '../../conversations/conversation-columns';
import { findOwnConversation, lockConversation } from '../../conversations/find-conversation';
import { beginConversation, sentBefore } from '../../conversations/begin-conversation';
import { latestMessages } from '../../conversations/messages';
import { markRead, writeMessage } from '../../conversations/write-message';
import type { Database } from '../../db/database';
import { filtered } from '../../db/list-filters';
import { inOrder } from '../../db/list-orders';
import {
  claimRows,
  conversationMemberRows,
  conversationRows,
  messageRows,
  negotiationRows,
} from '../../db/schema';
import { isPartyOf } from '../../deals/lock-deal';
import type { UserCaller } from '../../calls/caller';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseTooMany } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { readPage } from '../read-page';
import { conversationFilters } from './filters';
import {
  begunOnce,
  closedRefusal,
  messagesFor,
  sendMessage,
  whenSentElsewhere,
} from './send-message';

const members = conversationMemberRows;
const LATEST_FIRST = inOrder([members.last_message_at, members.id], 'desc');

const readerOf = ({ user }: UserCaller): Reader => ({ kind: 'user', userId: user.id });

export const conversationHandlers = {
  listConversations: async ({ query, caller, ports: { db } }) => {
    const where = and(filtered<typeof query>(query, conversationFilters), isWorthReading(db));
    const { rows, ...page } = await readPage(query, {
      rows: selectOwnConversations(db, caller.user.id)
        .where(where)
        .orderBy(...LATEST_FIRST),
      count: async () => ({ total_count: await countOwn(db, caller.user.id, where) }),
    });
    const latest = await latestMessages(db, rows);
    const conversations = rows.map((entry) => conversationSummary(entry, latest));
    return { status: 200, body: { ...page, conversations } };
  },

  createConversation: async (call) => {
    const wait = await countOwnTry(call, RATE_LIMITS.newConversation);
    if (wait !== null) return refuseTooMany(wait);
    return await begunOnce.user(() =>
      change(call, async (work) => {
        const { db, caller } = work;
        const { subject, claim_id, ...message } = call.body.conversation;
        const user = await lockCaller(work);
        const reader = readerOf(caller);
        const sent = await sentBefore(db, reader, message.client_id);
        if (sent) return { status: 201, body: await bodyOf(db, user.id, sent.conversation_id) };
        if (claim_id !== null && !(await mayName(db, claim_id, user.id))) {
          return refuse('not_found');
        }
        const about = { subject, claim_id, userId: user.id };
        const entry = await beginConversation(work, about, reader);
        const { refused } = await writeMessage(work, entry, { ...message, writer: reader });
        if (refused) return refused;
        return { status: 201, body: await bodyOf(db, user.id, entry.conversation.id) };
      }),
    );
  },

  getConversation: async ({ params, caller, ports: { db } }) => {
    const entry = await findOwnConversation(db, params.id, caller.user.id);
    if (!entry) return refuse('not_found');
    return { status: 200, body: await conversationBody(db, entry) };
  },

  getMessages: async (call) => await messagesFor(call, call.ports.db, readerOf(call.caller)),

  createMessage: async (call) => {
    const wait = await countOwnTry(call, RATE_LIMITS.newMessage);
    if (wait !== null) return refuseTooMany(wait);
    return await change(call, async (work) => {
      const writer = readerOf(call.caller);
      return await sendMessage(work, call, { ...call.body.message, writer }, closedRefusal);
    }).catch(whenSentElsewhere.user);
  },

  markConversationRead: async (call) =>
    await change(call, async (work) => {
      const reader = readerOf(call.caller);
      const entry = await lockConversation(work.db, call.params.id, reader);
      if (!entry) return refuse('not_found');
      await markRead(work, entry, { upTo: call.body.up_to_id, reader });
      return { status: 200, body: await bodyOf(work.db, call.caller.user.id, call.params.id) };
    }),
} satisfies Partial<Handlers>;

async function bodyOf(db: Database, userId: number, id: number) {
  const entry = await findOwnConversation(db, id, userId);
  if (!entry) throw new Error(`Conversation ${id} is gone.`);
  return await conversationBody(db, entry);
}

/**
 * Whether the user may name the claim: it is their own, everybody may see it, or the user has negotiated about it,
 * after which they can still ask about it.
 */
async function mayName(db: Database, claimId: number, userId: number): Promise<boolean> {
  const negotiated = db
    .select({ id: negotiationRows.claim_id })
    .from(negotiationRows)
    .where(and(eq(negotiationRows.claim_id, claimId), isPartyOf(userId)));
  const which = or(isPublic, eq(claimRows.user_id, userId), inArray(claimRows.id, negotiated));
  return (await db.$count(claimRows, and(eq(claimRows.id, claimId), which))) > 0;
}

/** Leaves out negotiations that ended before anybody wrote: there is nothing to read, and nothing can be written. */
function isWorthReading(db: Database): SQL | undefined {
  const ofConversation = eq(messageRows.conversation_id, conversationRows.id);
  const messages = db
    .select({ one: sql`1` })
    .from(messageRows)
    .where(ofConversation);
  return or(ne(conversationRows.status, 'closed'), exists(messages));
}

async function countOwn(db: Database, userId: number, where: SQL | undefined): Promise<number> {
  const own = db
    .select({ id: members.id })
    .from(members)
    .innerJoin(conversationRows, eq(conversationRows.id, members.conversation_id))
    .where(and(eq(members.user_id, userId), where));
  return await db.$count(own.as('own'));
}
