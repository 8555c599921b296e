import type { Messages, NegotiationPage, NotificationPage, UnreadCounts } from '@generated/model';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { deliverMail } from '../../mail/deliver';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { replaceAddress } from '../auth/confirmation';
import { testExchange } from '../../testing/exchange-client';
import { systemCall } from '../../testing/system-call';
import { change } from '../../unit-of-work/change';
import { changeUserStatus } from '../user-status';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

test('what is read on any page of a conversation is no news any more, in the bell nor of the negotiation', async () => {
  const { buyer, seller, offer, id } = await deals.haggling();
  const { body: message } = await chat.send(buyer.token, id, { body: 'When could you sign?' });
  const client = exchange.as(seller.token);
  const unread = async () => (await client.get<UnreadCounts>('/api/unread_counts')).body;
  const negotiation = async () => {
    const { body } = await client.get<NegotiationPage>('/api/negotiations');
    return body.negotiations.find((row) => row.id === offer.negotiation_id);
  };
  const before = await unread();
  expect(before.messages).toBe(1);
  await chat.read(seller.token, id, message.id);
  expect(await unread()).toMatchObject({ messages: 0, notifications: before.notifications - 1 });
  const { body: bell } = await client.get<NotificationPage>('/api/notifications?unread=true');
  // The offer itself was not looked at.
  expect(bell.notifications.map(({ category }) => category)).toEqual(['offer']);
  expect(await negotiation()).toMatchObject({ unread_count: 0 });
});

test('is read by our staff with who of them wrote, and by its user as of our staff', async () => {
  const { token } = await exchange.user();
  const { id } = (await chat.begin(token)).body;
  const writer = await exchange.admin();
  await chat.staff.send(writer.token, id);
  const other = await exchange.admin();
  const read = await exchange.as(other.token).get<Messages>(`/admin/conversations/${id}/messages`);
  const { first_name, last_name } = writer.admin;
  expect(read.body.messages.at(-1)?.sender_label).toBe(`${first_name} ${last_name}`);
  const { messages } = (await chat.messages(token, id)).body;
  expect(messages.at(-1)?.sender_label).toBe('Our staff');
  expect(JSON.stringify(messages)).not.toContain(last_name);
});

test('is read up to its own latest message, whichever other number is named', async () => {
  const { token } = await exchange.user();
  const other = await exchange.user();
  const { id } = (await chat.begin(token)).body;
  const first = (await chat.messages(token, id)).body.messages[0]?.id ?? 0;
  const { id: foreign } = (await chat.begin(other.token)).body;
  const between = (await chat.messages(other.token, foreign)).body.messages[0]?.id ?? 0;
  const { body: last } = await chat.staff.send((await exchange.admin()).token, id);
  const readUpTo = async (upTo: number) => {
    const { participants, unread_count } = (await chat.read(token, id, upTo)).body;
    return [participants.find(({ is_me }) => is_me)?.read_up_to_id, unread_count];
  };
  expect(first < between && between < last.id).toBe(true);
  expect(await readUpTo(between)).toEqual([first, 1]);
  expect(await readUpTo(last.id + 1)).toEqual([last.id, 0]);
});

/** @returns who got a mail of a message so far, and how to deliver what is due. */
function mailsOfMessages() {
  const sent: string[] = [];
  const deliver = async () => {
    const transport = {
      send: async ({ to, subject }: { to: string; subject: string }) => {
        if (subject.startsWith('New message')) sent.push(to);
      },
    };
    await deliverMail(exchange.ports, transport);
  };
  return { sent, deliver };
}

test('of a message that is read within three minutes no mail is sent, of another one a mail', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const { sent, deliver } = mailsOfMessages();
  const { body: first } = await chat.send(buyer.token, id, { body: 'When could you sign?' });
  await deliver();
  await chat.read(seller.token, id, first.id);
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([]);
  await chat.send(buyer.token, id, { body: 'And when would you transfer it?' });
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([seller.user.email]);
});

test('who is suspended meanwhile gets no mail of a message that waits', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const { sent, deliver } = mailsOfMessages();
  await chat.send(buyer.token, id, { body: 'When could you sign?' });
  await change(systemCall(exchange.ports), async (work) => {
    await changeUserStatus(work, seller.user, { status: 'suspended', reason: 'A check.' });
  });
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([]);
});

test('a mail that waits follows its reader to a new address, and falls where the message is read there', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const { sent, deliver } = mailsOfMessages();
  const moveTo = async (email: string) => {
    await exchange.changeUser(seller.user, { new_email: email });
    const before = await exchange.reload(seller.user);
    await change(systemCall(exchange.ports), (work) => replaceAddress(work, before, email));
  };
  const { body: first } = await chat.send(buyer.token, id, { body: 'When could you sign?' });
  await moveTo('second@example.com');
  await chat.read(seller.token, id, first.id);
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([]);
  await chat.send(buyer.token, id, { body: 'And when would you transfer it?' });
  await moveTo('third@example.com');
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual(['third@example.com']);
});

test('whose address is given back gets no mail of a message that waits', async () => {
  const member = await exchange.user({ email_verified_at: null });
  const staff = await exchange.admin();
  const { body: asked } = await chat.begin(member.token);
  const { sent, deliver } = mailsOfMessages();
  await chat.staff.send(staff.token, asked.id);
  expect((await exchange.as(member.token).delete('/api/current_user')).status).toBe(204);
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([]);
});

test('who answers a message has read it: it is no news in the bell, and no mail of it is sent', async () => {
  const { buyer, seller, id } = await deals.haggling();
  const { sent, deliver } = mailsOfMessages();
  const messagesInTheBell = async ({ token }: { token: string }) => {
    const { body } = await exchange
      .as(token)
      .get<NotificationPage>('/api/notifications?unread=true');
    return body.notifications.filter(({ category }) => category === 'message').length;
  };
  await chat.send(buyer.token, id, { body: 'When could you sign?' });
  expect(await messagesInTheBell(seller)).toBe(1);
  await chat.send(seller.token, id, { body: 'Tomorrow.' });
  expect(await messagesInTheBell(seller)).toBe(0);
  // What was answered is news to the other side.
  expect(await messagesInTheBell(buyer)).toBe(1);
  exchange.advance(3 * MINUTE);
  await deliver();
  expect(sent).toEqual([buyer.user.email]);
});
