import type { ErrorBody, Unsubscription } from '@generated/model';
import { expect, test } from 'vitest';
import type { SwitchableCategory } from '../../notifications/preferences';
import { unsubscribeToken } from '../../notifications/unsubscribe-token';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const tokenFor = async (userId: number, category: SwitchableCategory = 'claim') =>
  await unsubscribeToken(exchange.ports.settings.signingKey, { category, userId });
const unsubscribe = async (token: string) =>
  await exchange.visitor.post<Unsubscription & ErrorBody>(`/api/unsubscribe?token=${token}`);

test.each([
  ['message', 'message_notifications'],
  ['claim', 'claim_notifications'],
  ['case_follow', 'claim_case_follow_notifications'],
] as const)('the link of a mail about a %s switches off %s alone', async (category, preference) => {
  const { user } = await exchange.user();
  const answer = await unsubscribe(await tokenFor(user.id, category));
  expect(answer.body).toEqual({ category, is_on: false });
  const { message_notifications, claim_notifications, claim_case_follow_notifications } =
    await exchange.reload(user);
  expect({
    message_notifications,
    claim_notifications,
    claim_case_follow_notifications,
  }).toEqual({
    message_notifications: true,
    claim_notifications: true,
    claim_case_follow_notifications: true,
    [preference]: false,
  });
  expect(await exchange.audits()).toMatchObject([
    {
      actor: 'visitor',
      action: 'user.preferences_changed',
      subject_id: user.id,
      changes: { [preference]: [true, false] },
    },
  ]);
});

test('to look at the link changes nothing', async () => {
  const { user } = await exchange.user();
  await exchange.visitor.get(`/api/unsubscribe?token=${await tokenFor(user.id)}`);
  expect(await exchange.reload(user)).toEqual(user);
});

test('clicks at the same moment change one thing once, and the open tabs hear of it', async () => {
  const { user } = await exchange.user();
  const token = await tokenFor(user.id);
  const heard: string[] = [];
  const end = exchange.ports.hub.subscribe((event) => {
    if (event.type === 'broadcast') heard.push(event.stream);
  });
  const answers = await Promise.all([unsubscribe(token), unsubscribe(token), unsubscribe(token)]);
  end();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await exchange.audits()).toHaveLength(1);
  expect((await exchange.reload(user)).lock_version).toBe(1);
  expect(heard).toEqual([`UserChannel:${user.id}`, 'AdminChannel']);
});

test('a signature is good for its user and its kind of mails only', async () => {
  const { user } = await exchange.user();
  const { user: other } = await exchange.user();
  const [category, id, signature] = (await tokenFor(user.id)).split('.');
  const forged = [
    [category, other.id, signature],
    ['message', id, signature],
    ['offer', id, signature],
    ['constructor', id, signature],
    [category, id, signature, 'more'],
    [category, `0${id}`, signature],
  ];
  for (const parts of forged) {
    const answer = await unsubscribe(parts.join('.'));
    expect([answer.status, answer.body.code]).toEqual([422, 'link_invalid']);
  }
  expect(await exchange.reload(user)).toEqual(user);
  expect(await exchange.reload(other)).toEqual(other);
});

test('a link tells of its user no more than a number, and ends with the account', async () => {
  const token = await tokenFor(4711);
  expect(token).toMatch(/^claim\.4711\.[\w-]{43}$/);
  const answer = await unsubscribe(token);
  expect([answer.status, answer.body.code]).toEqual([422, 'link_invalid']);
});
