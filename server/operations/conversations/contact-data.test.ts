import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AdminNegotiation, Offer } from '@generated/model';
import { buyerAccountRows, conversationRows } from '../../db/schema';
import { fullName } from '@/domain/users/party-names';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

test('contact data are marked for the staff before the acceptance, and not after it', async () => {
  const { buyer, seller, offer, id } = await deals.haggling();
  const staff = await exchange.admin();
  const inbox = async () => await chat.staff.list(staff.token, '?has_contact_data=true');
  const marked = async () => (await inbox()).total_count;
  expect((await chat.send(buyer.token, id, { body: 'Is 80 % final?' })).body.has_contact_data).toBe(
    false,
  );
  expect(await marked()).toBe(0);
  const told = await chat.send(buyer.token, id, { body: 'Call me: +49 30 901820' });
  expect(told.body.has_contact_data).toBe(true);
  expect(await inbox()).toMatchObject({
    total_count: 1,
    conversations: [{ participant_names: [buyer, seller].map(({ user }) => fullName(user)) }],
  });
  expect((await chat.staff.conversation(staff.token, id)).body).toMatchObject({
    unread_count: 1,
  });
  await chat.staff.act(staff.token, id, 'read', { up_to_id: told.body.id });
  expect((await chat.staff.conversation(staff.token, id)).body).toMatchObject({
    unread_count: 0,
  });
  await deals.answer(seller.token, 'accept', offer);
  const after = await chat.send(seller.token, id, { body: 'Call me: +49 30 901820' });
  expect(after.body.has_contact_data).toBe(false);
});

test('the sender’s own name or company is contact data, and not that of somebody else', async () => {
  const { buyer, id } = await deals.haggling();
  await exchange.changeUser(buyer.user, { company: 'Quill & Mark Funds' });
  const marks = async (body: string) =>
    (await chat.send(buyer.token, id, { body })).body.has_contact_data;
  expect(await marks(`It is ${buyer.user.first_name} ${buyer.user.last_name} here.`)).toBe(true);
  expect(await marks('We are Quill & Mark Funds.')).toBe(true);
  expect(await marks('It is Zoe Price of Other Funds here.')).toBe(false);
});

test('whom the agreement would name for the sender is contact data as well', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const fund = { legal_name: 'Harbor Lane Fund II LP' };
  await exchange.db
    .update(buyerAccountRows)
    .set(fund)
    .where(eq(buyerAccountRows.user_id, buyer.user.id));
  const marks = async (token: string, body: string, filename = 'notes.pdf') => {
    const document_ids = [await chat.upload(token, 'attachment', filename)];
    return (await chat.send(token, id, { body, document_ids })).body.has_contact_data;
  };
  expect(await marks(seller.token, 'My name is Hideo Holder.')).toBe(true);
  expect(await marks(seller.token, 'See the file.', 'hideo-holder.pdf')).toBe(true);
  expect(await marks(buyer.token, 'Is it of Hideo Holder?')).toBe(false);
  expect(await marks(buyer.token, 'We are the Harbor Lane Fund II, L.P.')).toBe(false);
  expect(await marks(buyer.token, 'We are the Harbor Lane Fund II LP.')).toBe(true);
});

test('whom the agreement would name is contact data in conditions and in the reason of a rejection, too', async () => {
  const staff = await exchange.admin();
  const textsOf = async ({ negotiation_id }: Offer) => {
    const { body } = await exchange
      .as(staff.token)
      .get<AdminNegotiation>(`/admin/negotiations/${negotiation_id}`);
    return body.moves.map((move) => move.contact_data_in);
  };
  const marked = async () =>
    (await chat.staff.list(staff.token, '?has_contact_data=true')).total_count;
  const [first, second] = [await deals.haggling(), await deals.haggling()];
  const conditions = 'The price goes to Hideo Holder.';
  await deals.offer((await exchange.buyer()).token, first.claim.id, { conditions });
  expect(await marked()).toBe(0);
  expect((await deals.counter(first.seller.token, first.offer, { conditions })).status).toBe(201);
  expect(await marked()).toBe(1);
  expect(await textsOf(first.offer)).toEqual([[], ['conditions']]);
  const reason = { rejection_reason: 'Hideo Holder wants more.' };
  await deals.answer(second.seller.token, 'reject', second.offer, reason);
  expect(await marked()).toBe(2);
  expect(await textsOf(second.offer)).toEqual([['rejection_reason']]);
});

test('contact data in the name of a document are marked as well', async () => {
  const { buyer, id } = await deals.haggling();
  const marks = async (filename: string) => {
    const document = await chat.upload(buyer.token, 'attachment', filename);
    return (await chat.send(buyer.token, id, { document_ids: [document] })).body.has_contact_data;
  };
  expect(await marks('statement.pdf')).toBe(false);
  expect(await marks('mara.lind@example.com.pdf')).toBe(true);
  const { first_name, last_name } = buyer.user;
  expect(await marks(`${last_name}_${first_name}.pdf`)).toBe(true);
});

test('contact data in what an offer says are marked as well', async () => {
  const { seller, offer } = await deals.haggling();
  const staff = await exchange.admin();
  const marked = async () =>
    (await chat.staff.list(staff.token, '?has_contact_data=true')).total_count;
  const { body: counter } = await deals.counter(seller.token, offer, { message: 'More.' });
  expect(counter.status).toBe('pending');
  expect(await marked()).toBe(0);
  const parties = await deals.parties();
  const says = { message: 'Call me: +49 30 901820' };
  const { body: bid } = await deals.offer(parties.buyer.token, parties.claim.id, says);
  expect(await marked()).toBe(1);
  const { conversations } = await chat.staff.list(staff.token, '?has_contact_data=true');
  for (const { id } of conversations) await chat.staff.settle(staff.token, id);
  expect(await marked()).toBe(0);
  await deals.counter(parties.seller.token, bid, says);
  expect(await marked()).toBe(1);
});

test('contact data wait until our staff have read and settled them, and wait anew once more are marked', async () => {
  const { buyer, id } = await deals.haggling();
  const staff = await exchange.admin();
  const marked = async () =>
    (await chat.staff.list(staff.token, '?has_contact_data=true')).total_count;
  const settle = async () => await chat.staff.settle(staff.token, id);
  const leak = async () =>
    (await chat.send(buyer.token, id, { body: 'Call me: +49 30 901820' })).body.id;
  expect(outcome(await settle())).toMatchObject({ code: 'transition_not_allowed' });
  const first = await leak();
  await chat.staff.act(staff.token, id, 'assign', { to_me: true });
  expect(await marked()).toBe(1);
  expect((await settle()).body.message).toBe('Somebody has written since. Read it first.');
  // To write in the conversation is not to have read what was marked in it.
  await chat.staff.send(staff.token, id, { body: 'Please go on in here.' });
  expect((await settle()).body.message).toBe('Somebody has written since. Read it first.');
  await chat.staff.act(staff.token, id, 'read', { up_to_id: first });
  expect((await settle()).body.has_contact_data).toBe(false);
  expect(await marked()).toBe(0);
  expect((await exchange.audits()).at(-1)?.action).toBe('conversation.contact_data_settled');
  await leak();
  expect(await marked()).toBe(1);
});

test('contact data that were marked since our staff looked are not settled with those of before', async () => {
  const parties = await deals.parties();
  const says = { message: 'Call me: +49 30 901820' };
  const { body: bid } = await deals.offer(parties.buyer.token, parties.claim.id, says);
  const staff = await exchange.admin();
  const { conversations } = await chat.staff.list(staff.token, '?has_contact_data=true');
  const id = conversations[0]?.id ?? 0;
  const { contact_data_marked_at: seen } = (await chat.staff.conversation(staff.token, id)).body;
  exchange.advance(1);
  await deals.counter(parties.seller.token, bid, { message: 'Write to sela@example.com' });
  const late = await chat.staff.act(staff.token, id, 'settle_contact_data', { marked_at: seen });
  expect(outcome(late)).toMatchObject({ code: 'transition_not_allowed' });
  expect(late.body.message).toBe('Contact data were marked since. Look at them first.');
  expect((await chat.staff.settle(staff.token, id)).body.has_contact_data).toBe(false);
});

test.each(['an offer', 'a message'])(
  'contact data in %s that waited for a later mark are not settled with it',
  async (said) => {
    const { buyer, seller, offer, id } = await deals.haggling();
    // What began later and was done first.
    const later = new Date(exchange.ports.clock().getTime() + 10);
    await exchange.db.update(conversationRows).set({ contact_data_marked_at: later });
    const staff = await exchange.admin();
    const { contact_data_marked_at: seen } = (await chat.staff.conversation(staff.token, id)).body;
    const words = 'Write to sela@example.com';
    if (said === 'an offer') {
      await deals.counter(seller.token, offer, { message: words });
    } else {
      const message = (await chat.send(buyer.token, id, { body: words })).body;
      await chat.staff.act(staff.token, id, 'read', { up_to_id: message.id });
    }
    const late = await chat.staff.act(staff.token, id, 'settle_contact_data', { marked_at: seen });
    expect(late.body.message).toBe('Contact data were marked since. Look at them first.');
  },
);
