import { and, eq, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { LOGIN_STATUSES, mayLogIn } from '@/domain/users/user-status';
import type { AdminCaller } from '../../calls/caller';
import { lockUser } from '../../auth/lock-user';
import { beginConversation, sentBefore } from '../../conversations/begin-conversation';
import {
  adminConversationBody,
  adminConversationSummary,
} from '../../conversations/conversation-bodies';
import {
  type ConversationEntry,
  type Reader,
  selectStaffConversations,
} from '../../conversations/conversation-columns';
import { findStaffConversation, lockConversation } from '../../conversations/find-conversation';
import { latestMessages } from '../../conversations/messages';
import { markRead, memberIdsOf, writeMessage } from '../../conversations/write-message';
import { broadcastConversation, broadcastMarked } from '../../ports/broadcast';
import { countRows } from '../../db/count-rows';
import type { Database } from '../../db/database';
import { filtered, isOneOf } from '../../db/list-filters';
import { inOrder } from '../../db/list-orders';
import { conversationMemberRows, conversationRows, userRows } from '../../db/schema';
import { peopleBySearch, searchWithClaim } from '../../db/search';
import type { CallBy, Handlers, Refused } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';
import { readPage } from '../read-page';
import { conversationFilters } from './filters';
import {
  begunOnce,
  messagesFor,
  sendMessage,
  unreadableRefusal,
  whenSentElsewhere,
} from './send-message';

const LATEST_FIRST = inOrder([conversationRows.last_message_at, conversationRows.id], 'desc');
const LONGEST_WAIT_FIRST = inOrder([conversationRows.unanswered_since, conversationRows.id], 'asc');

const readerOf = ({ admin }: AdminCaller): Reader => ({ kind: 'staff', adminId: admin.id });

export const adminConversationHandlers = {
  listAdminConversations: async ({ query, caller, ports: { db } }) => {
    const found = query.search === undefined ? undefined : await searchCondition(db, query.search);
    const where = filtered<typeof query>(query, {
      ...conversationFilters,
      search: () => found,
      assigned: (to) => isAssignedTo(to === 'me' ? caller.admin.id : null),
      unanswered: (isWanted) => unansweredCondition(db, isWanted),
      has_contact_data: (marked) => markedCondition(marked),
      user_id: isOneOf(conversationRows.user_id),
    });
    const { rows, ...page } = await readPage(query, {
      rows: selectStaffConversations(db)
        .where(where)
        .orderBy(...(query.unanswered ? LONGEST_WAIT_FIRST : LATEST_FIRST)),
      count: (exactUpTo) => countRows(db, conversationRows, where, exactUpTo),
    });
    const latest = await latestMessages(db, rows);
    const conversations = rows.map((entry) =>
      adminConversationSummary(entry, latest, caller.admin.id),
    );
    return { status: 200, body: { ...page, conversations } };
  },

  createAdminConversation: async (call) =>
    await begunOnce.admin(() =>
      change(call, async (work) => {
        const { user_id: userId, subject, ...message } = call.body.conversation;
        const reader = readerOf(call.caller);
        const user = await lockUser(work.db, userId);
        if (!user) return refuse('not_found');
        const sent = await sentBefore(work.db, reader, message.client_id);
        if (sent)
          return { status: 201, body: await bodyOf(work.db, call.caller, sent.conversation_id) };
        if (!user.message_with_the_staff) return refuse('staff_messages_off');
        if (!mayLogIn(user.status)) return refuse('user_barred');
        const entry = await beginConversation(work, { subject, claim_id: null, userId }, reader);
        const { refused } = await writeMessage(work, entry, { ...message, writer: reader });
        if (refused) return refused;
        await assign(work, entry, call.caller.admin.id);
        return { status: 201, body: await bodyOf(work.db, call.caller, entry.conversation.id) };
      }),
    ),

  getAdminConversation: async ({ params, caller, ports: { db } }) => {
    const entry = await findStaffConversation(db, params.id);
    if (!entry) return refuse('not_found');
    return { status: 200, body: await adminConversationBody(db, entry, caller.admin.id) };
  },

  getAdminMessages: async (call) => await messagesFor(call, call.ports.db, readerOf(call.caller)),

  createAdminMessage: async (call) =>
    await change(call, async (work) => {
      const writer = readerOf(call.caller);
      const message = { ...call.body.message, writer };
      return await sendMessage(work, call, message, unreadableRefusal);
    }).catch(whenSentElsewhere.admin),

  markAdminConversationRead: async (call) =>
    await onConversation(call, async (work, entry) => {
      await markRead(work, entry, { upTo: call.body.up_to_id, reader: readerOf(call.caller) });
      return null;
    }),

  assignConversation: async (call) =>
    await onConversation(call, async (work, entry) => {
      const { admin } = call.caller;
      const { to_me: isTaken } = call.body;
      const refused = isTaken ? null : refuseToGiveBack(entry, admin.id);
      if (!refused) await assign(work, entry, isTaken ? admin.id : null);
      return refused;
    }),

  closeConversation: async (call) =>
    await onConversation(call, async (work, entry) => await settle(work, entry, 'closed')),

  reopenConversation: async (call) =>
    await onConversation(call, async (work, entry) => await settle(work, entry, 'open')),

  settleContactData: async (call) =>
    await onConversation(call, async (work, entry) =>
      settleContactData(work, entry, new Date(call.body.marked_at)),
    ),
} satisfies Partial<Handlers>;

function isAssignedTo(adminId: number | null): SQL {
  const { assigned_admin_id: assigned } = conversationRows;
  return adminId === null ? isNull(assigned) : eq(assigned, adminId);
}

/** Searches the subject, the reference of the claim and the participants: a user who writes to our staff, or a side. */
async function searchCondition(db: Database, search: string): Promise<SQL | undefined> {
  const bySubject = searchWithClaim(db, conversationRows, search);
  const people = await peopleBySearch(db, search);
  if (!bySubject || people.length === 0) return bySubject;
  const { conversation_id, user_id } = conversationMemberRows;
  const theirs = db
    .select({ id: conversation_id })
    .from(conversationMemberRows)
    .where(inArray(user_id, people));
  return or(bySubject, inArray(conversationRows.id, theirs));
}

function markedCondition(marked: boolean): SQL {
  const { contact_data_marked_at: markedAt } = conversationRows;
  return marked ? isNotNull(markedAt) : isNull(markedAt);
}

/** A conversation waits for an answer only if its user would read the answer. */
function unansweredCondition(db: Database, unanswered: boolean): SQL | undefined {
  const answerable = db
    .select({ id: userRows.id })
    .from(userRows)
    .where(inArray(userRows.status, LOGIN_STATUSES));
  const { unanswered_since, user_id } = conversationRows;
  const toAnswer = and(isNotNull(unanswered_since), inArray(user_id, answerable));
  return unanswered ? toAnswer : toAnswer && not(toAnswer);
}

async function assign(work: Work, { conversation }: ConversationEntry, adminId: number | null) {
  if (conversation.assigned_admin_id === adminId) return;
  const values = { assigned_admin_id: adminId };
  await work.update(conversationRows, conversation, values);
  await work.audit('conversation.assigned', conversation.id, {
    assigned_admin_id: [conversation.assigned_admin_id, adminId],
  });
  // To the participants it is all our staff.
  broadcastMarked(work, conversation.id);
}

/** A colleague may have taken it over from the caller, and keeps it. */
function refuseToGiveBack(entry: ConversationEntry, adminId: number) {
  const holder = entry.member ? null : entry.admin;
  if (!holder || holder.id === adminId) return null;
  const message = `This conversation is assigned to ${fullName(holder)} now.`;
  return refuse('transition_not_allowed', { message });
}

/** A conversation with a user is closed and opened by hand; one of a negotiation ends with the negotiation. */
async function settle(work: Work, { conversation }: ConversationEntry, status: 'open' | 'closed') {
  if (conversation.kind !== 'staff' || conversation.status === status) {
    return refuse('transition_not_allowed');
  }
  // Closing it would leave unread messages unanswered.
  if (status === 'closed' && conversation.staff_unread_count > 0) return refuseUnread();
  // After it is read and closed, nobody is waiting.
  await work.update(conversationRows, conversation, {
    status,
    ...(status === 'closed' && { unanswered_since: null }),
  });
  await work.audit(`conversation.${status}`, conversation.id);
  const memberIds = await memberIdsOf(work.db, conversation.id);
  const changed = { id: conversation.id, memberIds, type: 'conversation.updated' } as const;
  broadcastConversation(work, changed);
  return null;
}

/** Takes it out of the queue until contact data are marked again. */
async function settleContactData(work: Work, { conversation }: ConversationEntry, upTo: Date) {
  const { contact_data_marked_at: markedAt, staff_unread_count: unread } = conversation;
  if (markedAt === null) return refuse('transition_not_allowed');
  if (unread > 0) return refuseUnread();
  if (markedAt > upTo) {
    const message = 'Contact data were marked since. Look at them first.';
    return refuse('transition_not_allowed', { message });
  }
  await work.update(conversationRows, conversation, { contact_data_marked_at: null });
  await work.audit('conversation.contact_data_settled', conversation.id);
  broadcastMarked(work, conversation.id);
  return null;
}

/** Somebody who settles a conversation has not seen what came in the meantime. */
function refuseUnread() {
  const message = 'Somebody has written since. Read it first.';
  return refuse('transition_not_allowed', { message });
}

async function onConversation<Code extends ErrorCode = never>(
  call: CallBy<AdminCaller> & { params: { id: number } },
  act: (work: Work, entry: ConversationEntry) => Promise<Refused<Code> | null>,
) {
  const { params, caller } = call;
  return await change(call, async (work) => {
    const entry = await lockConversation(work.db, params.id, readerOf(caller));
    if (!entry) return refuse('not_found');
    const refused = await act(work, entry);
    if (refused) return refused;
    return { status: 200 as const, body: await bodyOf(work.db, caller, params.id) };
  });
}

async function bodyOf(db: Database, caller: AdminCaller, id: number) {
  const entry = await findStaffConversation(db, id);
  if (!entry) throw new Error(`Conversation ${id} is gone.`);
  return await adminConversationBody(db, entry, caller.admin.id);
}
