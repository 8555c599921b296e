import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '@/domain/time';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

const TOO_MANY = { status: 429, code: 'rate_limited' };

describe('a message', () => {
  test('that is sent again under its name is there once', async () => {
    const { token } = await exchange.user();
    const conversation = { client_id: crypto.randomUUID() };
    const [one, two] = await Promise.all([
      chat.begin(token, conversation),
      chat.begin(token, conversation),
    ]);
    expect(one.body.id).toBe(two.body.id);
    const name = { client_id: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => chat.send(token, one.body.id, name)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await chat.messages(token, one.body.id)).body.messages).toHaveLength(2);
    const other = (await chat.begin(token)).body;
    expect((await chat.send(token, other.id, name)).body.errors).toHaveProperty([
      'message.client_id',
    ]);
  });

  test('that begins a conversation is there once, sent elsewhere at the same time as well', async () => {
    const { buyer, id } = await deals.haggling();
    const { token: staff } = await exchange.admin();
    const other = await exchange.user();
    for (let round = 0; round < 10; round += 1) {
      const name = { client_id: crypto.randomUUID() };
      const [sent, begun] = await Promise.all([
        chat.send(buyer.token, id, name),
        chat.begin(buyer.token, name),
      ]);
      // Whichever came first.
      expect([
        [201, id],
        [422, begun.body.id],
      ]).toContainEqual([sent.status, begun.body.id]);
      const both = await Promise.all(
        [buyer, other].map(({ user }) => chat.staff.begin(staff, user.id, name)),
      );
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      expect(both[0]?.body.id).toBe(both[1]?.body.id);
    }
  });

  test('takes own, fresh attachments, which cannot be deleted then', async () => {
    const { buyer, seller, id } = await deals.haggling();
    const own = await chat.upload(buyer.token);
    const unusable = { status: 422, code: 'document_not_usable' };
    for (const document of [
      await chat.upload(seller.token),
      await chat.upload(buyer.token, 'other'),
    ]) {
      const sent = await chat.send(buyer.token, id, { document_ids: [own, document] });
      expect(outcome(sent)).toEqual(unusable);
    }
    const sent = await chat.send(buyer.token, id, { document_ids: [own, own] });
    expect(sent.body.documents).toMatchObject([{ id: own }]);
    expect(outcome(await chat.send(buyer.token, id, { document_ids: [own] }))).toEqual(unusable);
    const [seen] = (await chat.messages(seller.token, id)).body.messages;
    const content = await exchange
      .as(seller.token)
      .get((seen?.documents[0]?.url ?? '').replace(/^\/api/, ''));
    expect(content.status).toBe(200);
    const deleted = await exchange.as(buyer.token).delete(`/api/documents/${own}`);
    expect(outcome(deleted)).toEqual({ status: 422, code: 'document_in_use' });
    expect((await chat.messages(buyer.token, id)).body.messages).toHaveLength(1);
  });

  test('of two at once in two conversations one takes the attachment, and one the name', async () => {
    const { token } = await exchange.user();
    const begun = await Promise.all([chat.begin(token), chat.begin(token)]);
    const both = async (fields: object) =>
      (await Promise.all(begun.map(({ body }) => chat.send(token, body.id, fields)))).map(outcome);
    const own = await chat.upload(token);
    expect(await both({ document_ids: [own] })).toContainEqual({
      status: 422,
      code: 'document_not_usable',
    });
    expect(await both({ client_id: crypto.randomUUID() })).toContainEqual({
      status: 422,
      code: 'validation_failed',
    });
  });

  test('is read in portions of thirty', async () => {
    const { token } = await exchange.user();
    const { id } = (await chat.begin(token)).body;
    for (let n = 0; n < 31; n += 1) await chat.send(token, id, { body: `Line ${n}` });
    const latest = (await chat.messages(token, id)).body;
    expect(latest.has_earlier).toBe(true);
    expect(latest.messages).toHaveLength(30);
    const earlier = (await chat.messages(token, id, `?before_id=${latest.messages[0]?.id}`)).body;
    expect(earlier).toMatchObject({ has_earlier: false });
    expect(earlier.messages.map(({ body }) => body)).toEqual(['Hello', 'Line 0']);
  });

  test('is one of sixty a minute of its user at most', async () => {
    const { token } = await exchange.user();
    const { id } = (await chat.begin(token)).body;
    for (let count = 0; count < 60; count += 1) {
      expect((await chat.send(token, id + 1)).status).toBe(404);
    }
    expect(outcome(await chat.send(token, id))).toEqual(TOO_MANY);
    const { token: other } = await exchange.user();
    expect((await chat.send(other, id)).status).toBe(404);
    exchange.advance(MINUTE);
    expect((await chat.send(token, id)).status).toBe(201);
  });

  test('begins one of sixty conversations an hour of its user at most', async () => {
    const { token } = await exchange.user();
    for (let count = 0; count < 60; count += 1) {
      expect((await chat.begin(token, { claim_id: 4711 })).status).toBe(404);
    }
    expect(outcome(await chat.begin(token))).toEqual(TOO_MANY);
    const { token: other } = await exchange.user();
    expect((await chat.begin(other)).status).toBe(201);
    exchange.advance(HOUR);
    expect((await chat.begin(token)).status).toBe(201);
  });

  test('is nobody else’s to read, write or mark', async () => {
    const { id } = await deals.haggling();
    const { token } = await exchange.buyer();
    const message = { message: { body: 'x', document_ids: [], client_id: crypto.randomUUID() } };
    const stranger = exchange.as(token);
    const path = `/api/conversations/${id}`;
    for (const answer of [
      await stranger.get(path),
      await stranger.get(`${path}/messages`),
      await stranger.post(`${path}/messages`, message),
      await stranger.post(`${path}/read`, { up_to_id: 1 }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await chat.list(token)).total_count).toBe(0);
  });
});
