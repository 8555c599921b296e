import { ownConversation, text } from '../recipes/conversation-recipes.ts';
import { freeDeal, pendingDeal, readDeal } from '../recipes/deals.ts';
import { guest } from '../recipes/people.ts';
import { at, rowsOf } from '../session/answer.ts';
import type { Case } from '../session/case.ts';
import type { Refusal } from './refusals.ts';

const UNKNOWN = 2_147_483_647;

/** The most pages requested from a server that ignores paging. */
const MOST_PAGES = 50;

/** A conversation that is assigned to another administrator; the suite's own conversations come before it. */
async function conversationOfColleague(check: Case): Promise<number> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { kind: 'staff', page, per_page: 100 };
    const listed = await check.succeed('listAdminConversations', { as: 'admin', query });
    const rows = rowsOf(listed, 'conversations');
    const found = rows.find((row) => at(row, 'assigned_admin.is_me') === false);
    if (found) return Number(at(found, 'id'));
    if (rows.length === 0) break;
  }
  return check.skip('no conversation is assigned to another administrator');
}

/** What the rules of conversations and notifications refuse. */
export const CONVERSATION_REFUSALS: Refusal[] = [
  {
    operation: 'createConversation',
    name: 'about a claim that is not there',
    code: 'not_found',
    status: 404,
    call: async (check) => {
      await guest(check);
      const conversation = { subject: 'A test', claim_id: UNKNOWN, ...text('A test') };
      return { as: 'guest', body: { conversation } };
    },
  },
  {
    operation: 'createMessage',
    name: 'with a document of nobody',
    code: 'document_not_usable',
    call: async (check) => ({
      as: 'guest',
      params: { id: await ownConversation(check, 'open') },
      body: { message: { ...text('A test'), document_ids: [UNKNOWN] } },
    }),
  },
  {
    operation: 'createAdminMessage',
    name: 'with a document of nobody',
    code: 'document_not_usable',
    call: async (check) => ({
      as: 'admin',
      params: { id: await ownConversation(check, 'open') },
      body: { message: { ...text('A test'), document_ids: [UNKNOWN] } },
    }),
  },
  {
    operation: 'createAdminConversation',
    name: 'with a document of nobody',
    code: 'document_not_usable',
    call: async (check) => {
      const { id: user_id } = await guest(check);
      const message = { ...text('A test'), document_ids: [UNKNOWN] };
      return { as: 'admin', body: { conversation: { user_id, subject: 'A test', ...message } } };
    },
  },
  {
    operation: 'createMessage',
    name: 'in a negotiation that has ended without a sale',
    code: 'conversation_closed',
    call: async (check) => {
      const deal = await pendingDeal(check);
      await freeDeal(check, deal);
      const { answer } = await readDeal(check, deal.id);
      const id = Number(at(answer.json, 'conversation_id'));
      return { as: 'buyer', params: { id }, body: { message: text('A test') } };
    },
  },
  {
    operation: 'createAdminMessage',
    name: 'in a negotiation that has ended without a sale',
    code: 'conversation_closed',
    call: async (check) => {
      const deal = await pendingDeal(check);
      await freeDeal(check, deal);
      const { answer } = await readDeal(check, deal.id);
      const id = Number(at(answer.json, 'conversation_id'));
      return { as: 'admin', params: { id }, body: { message: text('A test') } };
    },
  },
  {
    operation: 'createAdminConversation',
    name: 'with a user who is not there',
    code: 'not_found',
    status: 404,
    call: async () => ({
      as: 'admin',
      body: { conversation: { user_id: UNKNOWN, subject: 'A test', ...text('A test') } },
    }),
  },
  {
    operation: 'checkUnsubscribeLink',
    name: 'a link of nobody',
    code: 'link_invalid',
    call: async () => ({ as: 'visitor', query: { token: 'message.1.forged-by-somebody-else' } }),
  },
  {
    operation: 'unsubscribeFromMails',
    name: 'by a link of nobody',
    code: 'link_invalid',
    call: async () => ({ as: 'visitor', query: { token: 'message.1.forged-by-somebody-else' } }),
  },
  {
    operation: 'assignConversation',
    name: 'given back by somebody who does not have it',
    code: 'transition_not_allowed',
    call: async (check) => ({
      as: 'admin',
      params: { id: await conversationOfColleague(check) },
      body: { to_me: false },
    }),
  },
  {
    operation: 'closeConversation',
    name: 'one that is closed',
    code: 'transition_not_allowed',
    call: async (check) => ({
      as: 'admin',
      params: { id: await ownConversation(check, 'closed') },
    }),
  },
  {
    operation: 'settleContactData',
    name: 'where none is marked',
    code: 'transition_not_allowed',
    call: async (check) => ({
      as: 'admin',
      params: { id: await ownConversation(check, 'open') },
      body: { marked_at: new Date().toISOString() },
    }),
  },
  {
    operation: 'reopenConversation',
    name: 'one that is open',
    code: 'transition_not_allowed',
    call: async (check) => ({ as: 'admin', params: { id: await ownConversation(check, 'open') } }),
  },
];
