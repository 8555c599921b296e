import { describe, expect, test } from 'vitest';
import type { NotificationPage, UnreadCounts, Unsubscription, User } from '@generated/model';
import { MINUTE } from '@/domain/time';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

const notifications = async (token: string, query = '') =>
  (await exchange.as(token).get<NotificationPage>(`/api/notifications${query}`)).body;
const counts = async (token: string) =>
  (await exchange.as(token).get<UnreadCounts>('/api/unread_counts')).body;
const mailsTo = async (email: string) => (await exchange.mails()).filter(({ to }) => to === email);

/** The token of the link that switches off the kind of the latest mail. */
async function unsubscribeToken(email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).toReversed();
  return new URL(mail?.unsubscribe_url ?? '', 'http://none').searchParams.get('token') ?? '';
}

describe('a user is told', () => {
  test('of an offer: title and mail say the same, and the way there', async () => {
    const { buyer, seller, claim } = await deals.parties();
    const { body: offer } = await deals.offer(buyer.token, claim.id);
    const [told] = (await notifications(seller.token)).notifications;
    expect(told).toMatchObject({
      category: 'offer',
      path: `/my-offers/${offer.id}`,
      read_at: null,
    });
    const [mail] = await mailsTo(seller.user.email);
    expect(mail?.subject).toBe(told?.title);
    expect(mail?.text).toContain(told?.body);
    // An offer binds: its mails cannot be switched off.
    expect(mail?.unsubscribe_url).toBeNull();
    expect(await counts(seller.token)).toEqual({
      notifications: 1,
      latest_notification_id: told?.id,
      messages: 0,
      offers: 1,
      sales: 0,
    });
    expect(await counts(buyer.token)).toEqual({
      notifications: 0,
      latest_notification_id: null,
      messages: 0,
      offers: 0,
      sales: 0,
    });
  });

  test('by numbers of the sales in which it is their turn, on either side', async () => {
    const { buyer, seller, id } = await deals.accepted();
    const sales = async () => [
      (await counts(buyer.token)).sales,
      (await counts(seller.token)).sales,
    ];
    expect(await sales()).toEqual([1, 0]);
    await deals.act(buyer.token, id, 'confirm_diligence');
    expect(await sales()).toEqual([1, 1]);
    await deals.sign(seller.token, id);
    expect(await sales()).toEqual([1, 0]);
    await deals.act(buyer.token, id, 'cancel', { reason: 'The documents do not fit.' });
    expect(await sales()).toEqual([0, 0]);
  });

  test('of the first unread message, and not of each', async () => {
    const { token, user } = await exchange.user();
    const { token: staff } = await exchange.admin();
    const { id } = (await chat.staff.begin(staff, user.id, { body: 'Please upload it.' })).body;
    const { body: second } = await chat.staff.send(staff, id);
    expect(await notifications(token)).toMatchObject({
      total_count: 1,
      notifications: [{ category: 'message', path: `/chat/${id}`, body: '“Please upload it.”' }],
    });
    expect(await counts(token)).toMatchObject({ notifications: 1, messages: 2 });
    // By then its mail has gone out.
    exchange.advance(3 * MINUTE);
    await chat.read(token, id, second.id);
    await chat.staff.send(staff, id);
    expect((await notifications(token)).total_count).toBe(2);
    expect(await mailsTo(user.email)).toHaveLength(2);
  });

  test('in the app alone, where such mails are switched off', async () => {
    const { token, user } = await exchange.user({ message_notifications: false });
    const { token: staff } = await exchange.admin();
    await chat.staff.begin(staff, user.id);
    expect((await notifications(token)).total_count).toBe(1);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test('before a name is disclosed, by its label', async () => {
    const { buyer, seller, claim } = await deals.parties();
    const { body: offer } = await deals.offer(buyer.token, claim.id);
    const { conversation_id } = await deals.negotiation(buyer.token, offer.negotiation_id);
    await chat.send(buyer.token, conversation_id);
    const [told] = (await notifications(seller.token)).notifications;
    expect(told?.title).toMatch(/^New message from Buyer \d{4}: NEG-/);
    expect(JSON.stringify(await mailsTo(seller.user.email))).not.toContain(buyer.user.last_name);
  });
});

test('the list can be of some kinds of news alone', async () => {
  const { buyer, seller, claim } = await deals.parties();
  const { body: offer } = await deals.offer(buyer.token, claim.id);
  const { conversation_id } = await deals.negotiation(buyer.token, offer.negotiation_id);
  await chat.send(buyer.token, conversation_id);
  const kinds = async (category: string) => {
    const { notifications: listed, total_count } = await notifications(
      seller.token,
      `?category=${category}`,
    );
    return [total_count, ...listed.map((news) => news.category)];
  };
  expect(await kinds('offer')).toEqual([1, 'offer']);
  expect(await kinds('message')).toEqual([1, 'message']);
  expect(await kinds('claim')).toEqual([0]);
});

describe('what is read', () => {
  test('is read by page or up to one, once, and is nobody else’s to mark', async () => {
    const { buyer, seller, claim } = await deals.parties();
    const { body: offer } = await deals.offer(buyer.token, claim.id);
    const { conversation_id } = await deals.negotiation(buyer.token, offer.negotiation_id);
    await chat.send(buyer.token, conversation_id);
    const mark = async (token: string, body: object) =>
      (await exchange.as(token).post<UnreadCounts>('/api/notifications/read_all', body)).body;
    expect(await mark(buyer.token, { path: null })).toMatchObject({ notifications: 0 });
    expect(await counts(seller.token)).toMatchObject({ notifications: 2 });
    const path = `/my-offers/${offer.id}`;
    expect(await mark(seller.token, { path })).toMatchObject({ notifications: 1 });
    const [left, read] = (await notifications(seller.token)).notifications;
    expect([left?.read_at, read?.read_at]).toEqual([null, '2026-11-20T10:00:00.000Z']);
    expect((await notifications(seller.token, '?unread=true')).notifications).toEqual([left]);
    exchange.advance(MINUTE);
    const up_to_id = left?.id ?? 0;
    expect(await mark(seller.token, { path: null, up_to_id: up_to_id - 1 })).toMatchObject({
      notifications: 1,
    });
    expect(await mark(seller.token, { path: null, up_to_id })).toMatchObject({ notifications: 0 });
    expect((await notifications(seller.token)).notifications[1]?.read_at).toBe(read?.read_at);
  });

  test('is every move of a negotiation on the page of one of them', async () => {
    const { buyer, seller, claim } = await deals.parties();
    const { body: offer } = await deals.offer(buyer.token, claim.id);
    const { body: asked } = await deals.counter(seller.token, offer);
    await deals.counter(buyer.token, asked);
    const other = await deals.parties();
    await deals.offer(other.buyer.token, other.claim.id);
    const path = `/my-offers/${offer.id}`;
    for (const { token } of [buyer, seller, other.seller])
      await exchange.as(token).post('/api/notifications/read_all', { path });
    expect(await counts(buyer.token)).toMatchObject({ notifications: 0 });
    expect(await counts(seller.token)).toMatchObject({ notifications: 0 });
    expect(await counts(other.seller.token)).toMatchObject({ notifications: 1 });
  });

  test('takes the news off the negotiation', async () => {
    const { buyer, seller, claim } = await deals.parties();
    const { body: offer } = await deals.offer(buyer.token, claim.id);
    const hasNews = async () =>
      (
        await exchange
          .as(seller.token)
          .get<{ negotiations: { has_news: boolean }[] }>('/api/negotiations')
      ).body.negotiations[0]?.has_news;
    expect(await hasNews()).toBe(true);
    const path = `/my-offers/${offer.id}`;
    await exchange.as(seller.token).post('/api/notifications/read_all', { path });
    expect(await hasNews()).toBe(false);
  });
});

describe('one click', () => {
  test('switches off the kind of mails that it came with, and no other, any number of times', async () => {
    const { token, user } = await exchange.user();
    const { token: staff } = await exchange.admin();
    await chat.staff.begin(staff, user.id);
    const link = `/api/unsubscribe?token=${await unsubscribeToken(user.email)}`;
    expect((await exchange.visitor.get<Unsubscription>(link)).body).toEqual({
      category: 'message',
      is_on: true,
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await exchange.visitor.post(link)).toMatchObject({
        status: 200,
        body: { is_on: false },
      });
    }
    const { body } = await exchange.as(token).get<User>('/auth/current_user');
    expect(body).toMatchObject({ message_notifications: false, claim_notifications: true });
    const before = (await mailsTo(user.email)).length;
    await chat.staff.begin(staff, user.id);
    expect(await mailsTo(user.email)).toHaveLength(before);
  });

  test('comes with a body of the mail program, which is not read', async () => {
    const { user } = await exchange.user();
    const { token: staff } = await exchange.admin();
    await chat.staff.begin(staff, user.id);
    const link = `/api/unsubscribe?token=${await unsubscribeToken(user.email)}`;
    const answer = await exchange.send('POST', link, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    'message.1.forged-signature-of-somebody',
    'offer.1.x'.padEnd(40, 'x'),
    'a.b.c.d'.padEnd(30, 'x'),
  ])('does nothing with a token of nobody: %s', async (token) => {
    const refused = { status: 422, code: 'link_invalid' };
    const link = `/api/unsubscribe?token=${token}`;
    expect(outcome(await exchange.visitor.get<{ code: string }>(link))).toEqual(refused);
    expect(outcome(await exchange.visitor.post<{ code: string }>(link))).toEqual(refused);
  });
});
