import { expect, test } from 'vitest';
import type { Negotiation } from '@generated/model';
import { testCable } from '../testing/cable-client';
import { chatSteps } from '../testing/chat-steps';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const chat = chatSteps(exchange);
const live = testCable(exchange);

const TYPING = { action: 'announce_typing' };

/** Buyer, seller and staff in the conversation of a negotiation, and a stranger who is not let in. */
async function inConversation() {
  const { buyer, seller, claim } = await steps.parties();
  const { body: offer } = await steps.offer(buyer.token, claim.id);
  const { conversation_id } = await steps.negotiation(buyer.token, offer.negotiation_id);
  const identifier = JSON.stringify({ channel: 'ConversationChannel', conversation_id });
  const join = async (token: string | undefined) => {
    const client = live.connect(token ? { token } : {});
    await client.welcome();
    return { client, answer: await client.subscribe(identifier) };
  };
  const people = {
    buyers: await join(buyer.token),
    sellers: await join(seller.token),
    staffs: await join((await exchange.admin()).token),
    strangers: await join((await exchange.user()).token),
    visitors: await join(undefined),
  };
  return { ...people, identifier, buyer, seller, offer, conversation_id };
}

test('lets in the two sides and the staff, and nobody else', async () => {
  const { buyers, sellers, staffs, strangers, visitors } = await inConversation();
  for (const { answer } of [buyers, sellers, staffs]) expect(answer).toBe('confirm_subscription');
  for (const { answer } of [strangers, visitors]) expect(answer).toBe('reject_subscription');
});

test('tells of a message and of its being read', async () => {
  const { sellers, strangers, buyer, seller, identifier, conversation_id } = await inConversation();
  const path = `/api/conversations/${conversation_id}`;
  const message = { body: 'Hello', document_ids: [], client_id: crypto.randomUUID() };
  const sent = await exchange.as(buyer.token).post<{ id: number }>(`${path}/messages`, { message });
  const created = await sellers.client.message(identifier, 'message.created');
  expect(created.message).toEqual({ type: 'message.created', id: conversation_id });
  await exchange.as(seller.token).post(`${path}/read`, { up_to_id: sent.body.id });
  expect((await sellers.client.message(identifier, 'message.read')).message).toBeDefined();
  await strangers.client.settled();
  expect(strangers.client.messages(identifier)).toEqual([]);
});

test('says who writes to those who are there, and not to those who come later', async () => {
  const { buyers, sellers, identifier, seller } = await inConversation();
  buyers.client.perform(identifier, TYPING);
  const typing = { type: 'typing', sender: 'buyer' };
  expect((await sellers.client.message(identifier, 'typing')).message).toEqual(typing);
  const later = live.connect({ token: seller.token });
  await later.welcome();
  await later.subscribe(identifier);
  await later.settled();
  expect(later.messages(identifier)).toEqual([]);
});

test('does not hear who does not watch, nor what the contract does not know', async () => {
  const { sellers, strangers, visitors, buyers, identifier } = await inConversation();
  for (const { client } of [strangers, visitors]) client.perform(identifier, TYPING);
  for (const said of [{}, { action: 'constructor' }, { action: 'dance' }, { ...TYPING, more: 1 }]) {
    buyers.client.perform(identifier, said);
  }
  buyers.client.socket.send(JSON.stringify({ command: 'message', identifier, data: '{' }));
  await Promise.all([strangers, visitors, buyers].map(({ client }) => client.settled()));
  await sellers.client.settled();
  expect(sellers.client.messages(identifier)).toEqual([]);
});

test('does not hear an administrator who acts as one of the sides', async () => {
  const { sellers, buyer, identifier } = await inConversation();
  const admin = await exchange.admin();
  const client = live.connect({ token: await exchange.impersonate(admin.token, buyer.user) });
  await client.welcome();
  expect(await client.subscribe(identifier)).toBe('confirm_subscription');
  client.perform(identifier, TYPING);
  await client.settled();
  await sellers.client.settled();
  expect(sellers.client.messages(identifier)).toEqual([]);
});

test('tells that the conversation is closed, where the negotiation ends without a sale', async () => {
  const { sellers, buyers, identifier, buyer, offer, conversation_id } = await inConversation();
  const own = JSON.stringify({ channel: 'UserChannel' });
  await buyers.client.subscribe(own);
  await steps.answer(buyer.token, 'withdraw', offer);
  for (const { client } of [buyers, sellers]) {
    const told = await client.message(identifier, 'conversation.updated');
    expect(told.message).toEqual({ type: 'conversation.updated', id: conversation_id });
  }
  expect((await buyers.client.message(own, 'conversations.updated')).message).toEqual({
    type: 'conversations.updated',
    id: conversation_id,
  });
});

const STAFF = JSON.stringify({ channel: 'AdminChannel' });

test('tells the staff alone that an offer was marked for them', async () => {
  const { buyers, sellers, staffs, identifier, seller, offer, conversation_id } =
    await inConversation();
  await staffs.client.subscribe(STAFF);
  const before = staffs.client.messages(STAFF).length;
  const marked = { message: 'Write to sela@example.com.' };
  expect((await steps.counter(seller.token, offer, marked)).status).toBe(201);
  await Promise.all([buyers, sellers, staffs].map(({ client }) => client.settled()));
  for (const { client } of [buyers, sellers]) expect(client.messages(identifier)).toEqual([]);
  expect(staffs.client.messages(STAFF).slice(before)).toContainEqual({
    type: 'staff_conversations.updated',
    id: conversation_id,
  });
});

test('tells the staff alone who of them answers a user, and the user too that it is closed', async () => {
  const { token } = await exchange.user();
  const admin = await exchange.admin();
  const { id } = (await chat.begin(token)).body;
  const own = JSON.stringify({ channel: 'UserChannel' });
  const identifier = JSON.stringify({ channel: 'ConversationChannel', conversation_id: id });
  const [users, staffs] = [live.connect({ token }), live.connect({ token: admin.token })];
  await Promise.all([users.welcome(), staffs.welcome()]);
  await users.subscribe(own);
  await users.subscribe(identifier);
  await staffs.subscribe(STAFF);
  await Promise.all([users.settled(), staffs.settled()]);
  const counts = () => [own, identifier].map((each) => users.messages(each).length);
  const [before, told] = [counts(), staffs.messages(STAFF).length];
  for (const to_me of [true, false]) {
    expect((await chat.staff.act(admin.token, id, 'assign', { to_me })).status).toBe(200);
  }
  await Promise.all([users.settled(), staffs.settled()]);
  expect(counts()).toEqual(before);
  const hint = { type: 'staff_conversations.updated', id };
  expect(staffs.messages(STAFF).slice(told)).toEqual([hint, hint]);
  const [latest] = (await chat.messages(token, id)).body.messages;
  await chat.staff.act(admin.token, id, 'read', { up_to_id: latest?.id });
  expect((await chat.staff.act(admin.token, id, 'close')).status).toBe(200);
  await users.message(identifier, 'conversation.updated');
  await users.settled();
  expect(users.messages(own).at(-1)).toEqual({ type: 'conversations.updated', id });
});

test('of a negotiation is one for each side: another deal has another', async () => {
  const first = await inConversation();
  const second = await steps.accepted();
  const other = await steps.negotiation(second.buyer.token, second.id);
  expect((other satisfies Negotiation).conversation_id).not.toBe(first.conversation_id);
});
