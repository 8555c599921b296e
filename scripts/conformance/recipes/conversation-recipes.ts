import { at, type Answer, idOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import { png } from '../session/multipart.ts';
import { freeDeal, pendingDeal } from './deals.ts';
import { guest } from './people.ts';
import type { Recipe } from './recipe.ts';

export const text = (body: string) => ({ body, document_ids: [], client_id: crypto.randomUUID() });
const about = (subject: string) => ({ subject, claim_id: null });

/** A conversation of the guest with the staff. */
const conversation = (check: Case) =>
  once(check, 'conversation', async (): Promise<number> => {
    await guest(check);
    const body = { conversation: { ...about('A question'), ...text('Is this a test?') } };
    return idOf(await check.succeed('createConversation', { as: 'guest', body }));
  });

/** Another one, in the status with which an act of the staff begins. */
export async function ownConversation(check: Case, state: 'open' | 'closed'): Promise<number> {
  await guest(check);
  const body = { conversation: { ...about('Another question'), ...text('Is it?') } };
  const id = idOf(await check.succeed('createConversation', { as: 'guest', body }));
  const read = { up_to_id: await latestMessage(check, id) };
  await check.succeed('markAdminConversationRead', { as: 'admin', params: { id }, body: read });
  if (state === 'closed') await check.succeed('closeConversation', { as: 'admin', params: { id } });
  return id;
}

/** A negotiation's conversation with marked contact data that the staff have read. */
async function markedConversation(check: Case): Promise<number> {
  const deal = await pendingDeal(check);
  const { json } = await check.succeed('getNegotiation', { as: 'buyer', params: { id: deal.id } });
  const id = Number(at(json, 'conversation_id'));
  const params = { id };
  const body = { message: text('Call me: +49 30 901820') };
  const sent = await check.succeed('createMessage', { as: 'buyer', params, body });
  const read = { up_to_id: idOf(sent) };
  await check.succeed('markAdminConversationRead', { as: 'admin', params, body: read });
  await freeDeal(check, deal);
  return id;
}

/** The latest message of a conversation. */
async function latestMessage(check: Case, id: number): Promise<number> {
  const read = await check.succeed('getMessages', { as: 'guest', params: { id } });
  return Number(at(read.json, 'messages.0.id'));
}

/** Checks that the other side reads the message exactly once. */
const isThereOnce =
  (id: number, clientId: string, as: 'guest' | 'admin') => async (check: Case, sent: Answer) => {
    const reading = as === 'guest' ? 'getMessages' : 'getAdminMessages';
    const read = await check.call(reading, { as, params: { id } });
    const messages: unknown = at(read.json, 'messages');
    const found = Array.isArray(messages)
      ? messages.filter((message) => at(message, 'client_id') === clientId)
      : [];
    if (found.length !== 1) check.fault(`the message is there ${found.length} times`, read);
    if (at(found[0], 'id') !== at(sent.json, 'id')) check.fault('it has another number', read);
  };

const staffStep =
  (from: 'open' | 'closed', to: string): Recipe =>
  async (check) => {
    const id = await ownConversation(check, from);
    return {
      as: 'admin',
      params: { id },
      holds: async (inner) => {
        const read = await inner.call('getConversation', { as: 'guest', params: { id } });
        if (at(read.json, 'status') !== to)
          inner.fault(`read again, the conversation is not ${to}`, read);
      },
    };
  };

export const conversationRecipes: Record<string, Recipe> = {
  createConversation: async (check) => {
    await guest(check);
    const body = { conversation: { ...about('A test'), ...text('This is a test.') } };
    const other = { conversation: { ...about('A test'), ...text('This is another test.') } };
    return { as: 'guest', body, other: { body: other } };
  },
  getConversation: async (check) => ({
    as: 'guest',
    params: { id: await conversation(check) },
    stranger: 'user',
  }),
  getMessages: async (check) => ({
    as: 'guest',
    params: { id: await conversation(check) },
    stranger: 'user',
  }),
  createMessage: async (check) => {
    const id = await conversation(check);
    const message = text('This is a test.');
    return {
      as: 'guest',
      params: { id },
      body: { message },
      stranger: 'user',
      other: { body: { message: text('This is another test.') } },
      holds: isThereOnce(id, message.client_id, 'admin'),
    };
  },
  markConversationRead: async (check) => {
    const id = await conversation(check);
    const message = text('Yes, it is.');
    await check.succeed('createAdminMessage', { as: 'admin', params: { id }, body: { message } });
    const up_to_id = await latestMessage(check, id);
    return {
      as: 'guest',
      params: { id },
      body: { up_to_id },
      stranger: 'user',
      other: { body: { up_to_id: up_to_id + 1 } },
    };
  },
  createAdminConversation: async (check) => {
    const { id: user_id } = await guest(check);
    const body = { conversation: { user_id, subject: 'A test', ...text('Hello') } };
    const other = { conversation: { user_id, subject: 'A test', ...text('Hello again') } };
    return { as: 'admin', body, other: { body: other } };
  },
  getAdminConversation: async (check) => ({
    as: 'admin',
    params: { id: await conversation(check) },
  }),
  getAdminMessages: async (check) => ({ as: 'admin', params: { id: await conversation(check) } }),
  uploadAdminDocument: async () => {
    const form = { file: { filename: 'answer.png', bytes: png } };
    return {
      as: 'admin',
      form,
      other: { form: { file: { filename: 'another.png', bytes: png } } },
      holds: async (check, answer) => {
        if (at(answer.json, 'kind') !== 'attachment') check.fault('it is no attachment', answer);
      },
    };
  },
  createAdminMessage: async (check) => {
    const id = await conversation(check);
    const form = { file: { filename: 'answer.png', bytes: png } };
    const document_ids = [idOf(await check.succeed('uploadAdminDocument', { as: 'admin', form }))];
    const message = { ...text('This is a test.'), document_ids };
    return {
      as: 'admin',
      params: { id },
      body: { message },
      other: { body: { message: text('This is another test.') } },
      holds: isThereOnce(id, message.client_id, 'guest'),
    };
  },
  markAdminConversationRead: async (check) => {
    const id = await conversation(check);
    const up_to_id = await latestMessage(check, id);
    const other = { body: { up_to_id: up_to_id + 1 } };
    return { as: 'admin', params: { id }, body: { up_to_id }, other };
  },
  assignConversation: async (check) => {
    const id = await ownConversation(check, 'open');
    return {
      as: 'admin',
      params: { id },
      body: { to_me: true },
      other: { body: { to_me: false } },
    };
  },
  closeConversation: staffStep('open', 'closed'),
  reopenConversation: staffStep('closed', 'open'),
  settleContactData: async (check) => {
    const id = await markedConversation(check);
    const { json } = await check.succeed('getAdminConversation', { as: 'admin', params: { id } });
    const markedAt = String(at(json, 'contact_data_marked_at'));
    return {
      as: 'admin',
      params: { id },
      body: { marked_at: markedAt },
      other: { body: { marked_at: new Date(Date.parse(markedAt) + 1).toISOString() } },
      holds: (inner, answer) => {
        if (at(answer.json, 'has_contact_data') !== false) inner.fault('it is not settled', answer);
      },
    };
  },
};
