import type { User } from '@generated/model';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { oneTimeTokenRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const ask = (email: string, address?: string) =>
  exchange.as(null, address).post('/auth/magic_link/send', { user: { email } });
const follow = (token: string) => exchange.visitor.post<User>('/auth/magic_link/verify', { token });
const look = (token: string) => exchange.visitor.get(`/auth/magic_link/verify?token=${token}`);
const lastSecret = async () => (await exchange.mails()).at(-1)?.secret ?? '';
const codeOf = async (token: string) =>
  (await exchange.visitor.post('/auth/magic_link/verify', { token })).body.code;

test('a link signs in, confirms the address and works once', async () => {
  const { user } = await exchange.user({
    email: 'mara@example.com',
    status: 'pending',
    email_verified_at: null,
  });
  expect((await ask('Mara@example.com')).status).toBe(202);
  const [mail] = await exchange.mails();
  expect(mail?.to).toBe('mara@example.com');
  expect(mail?.text).toContain(
    `https://claims.example.com/magic-link/verify-email?token=${mail?.secret}`,
  );
  const answer = await follow(mail?.secret ?? '');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: user.id,
      status: 'active',
      sign_in_count: 1,
      email_verified_at: '2026-11-20T10:00:00.000Z',
    },
  });
  expect((await exchange.as(answer.token).get('/auth/current_user')).status).toBe(200);
  const again = await exchange.visitor.post('/auth/magic_link/verify', { token: mail?.secret });
  expect([again.status, again.body.code, again.token]).toEqual([422, 'link_used', null]);
  expect((await exchange.audits()).map(({ action, changes }) => [action, changes])).toEqual([
    ['user.earlier_access_ended', { has_set_password: [true, false] }],
    [
      'user.email_confirmed',
      { email_verified_at: [null, '2026-11-20T10:00:00.000Z'], status: ['pending', 'active'] },
    ],
    ['user.signed_in', {}],
  ]);
});

test('fifty simultaneous uses of one link sign in once', async () => {
  const { user } = await exchange.user({ email: 'mara@example.com' });
  await ask('mara@example.com');
  const secret = await lastSecret();
  const answers = await Promise.all(Array.from({ length: 50 }, () => follow(secret)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
  expect((await exchange.reload(user)).sign_in_count).toBe(1);
});

test('a link works fifteen minutes, and only if we sent it', async () => {
  await exchange.user({ email: 'mara@example.com' });
  await ask('mara@example.com');
  const secret = await lastSecret();
  expect(await codeOf('y'.repeat(43))).toBe('link_invalid');
  exchange.advance(15 * MINUTE);
  expect(await codeOf(secret)).toBe('link_expired');
  exchange.advance(-1);
  expect((await follow(secret)).status).toBe(200);
});

test('the database keeps no link that could be used', async () => {
  await exchange.user({ email: 'mara@example.com' });
  await ask('mara@example.com');
  const secret = await lastSecret();
  const [row, ...others] = await exchange.db.select().from(oneTimeTokenRows);
  expect(others).toEqual([]);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await codeOf(row?.token_hash ?? '')).toBe('link_invalid');
});

test.each([
  ['suspended', 'account_suspended'],
  ['deactivated', 'account_deactivated'],
] as const)('a link does not sign a %s user in', async (status, code) => {
  const { user } = await exchange.user({ email: 'mara@example.com' });
  await ask('mara@example.com');
  await exchange.changeUser(user, { status });
  const answer = await follow(await lastSecret());
  expect(answer).toMatchObject({ status: 422, body: { code }, token: null });
  expect((await exchange.reload(user)).sign_in_count).toBe(0);
});

test('an unknown address is 404', async () => {
  const answer = await ask('nobody@example.com');
  expect([answer.status, answer.body.code]).toEqual([404, 'unknown_account']);
  expect(await exchange.mails()).toEqual([]);
});

test('an address may ask for five links to an account in fifteen minutes, and for twenty in all', async () => {
  await exchange.user({ email: 'mara@example.com' });
  for (let i = 0; i < 5; i += 1) expect((await ask('mara@example.com')).status).toBe(202);
  const sixth = await ask('mara@example.com');
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '900']);
  for (let i = 0; i < 20; i += 1) await ask(`nobody${i}@example.com`, '198.51.100.1');
  expect((await ask('mara@example.com', '198.51.100.1')).status).toBe(429);
  exchange.advance(15 * MINUTE);
  expect((await ask('mara@example.com', '198.51.100.1')).status).toBe(202);
});

test('twenty requests of a stranger do not keep the owner from a link of their own', async () => {
  await exchange.user({ email: 'mara@example.com' });
  for (let i = 0; i < 20; i += 1) await ask('mara@example.com', '198.51.100.7');
  expect(await exchange.mails()).toHaveLength(5);
  expect((await ask('mara@example.com')).status).toBe(202);
  expect(await exchange.mails()).toHaveLength(6);
  expect((await follow(await lastSecret())).status).toBe(200);
});

test('nobody floods an inbox, and one that takes no more mails holds a link that works', async () => {
  await exchange.user({ email: 'mara@example.com' });
  for (let i = 0; i < 15; i += 1) {
    for (const half of [1, 2]) await ask('mara@example.com', `203.0.113.${2 * i + half}`);
    exchange.advance(MINUTE - 1);
  }
  expect(await exchange.mails()).toHaveLength(8);
  expect((await ask('mara@example.com')).status).toBe(202);
  expect(await exchange.mails()).toHaveLength(8);
  expect((await follow(await lastSecret())).status).toBe(200);
});

test('before it is used a link says whose account it opens, and nothing of it afterwards', async () => {
  await exchange.user({ email: 'mara@example.com' });
  await ask('mara@example.com');
  const secret = await lastSecret();
  const usable = { state: 'usable', email: 'mara@example.com', ends: 'nothing' };
  expect((await look(secret)).body).toEqual(usable);
  // Looking has used nothing up.
  expect((await look(secret)).body).toEqual(usable);
  await follow(secret);
  expect((await look(secret)).body).toEqual({ state: 'used', email: null, ends: 'nothing' });
  expect((await look('a'.repeat(secret.length))).status).toBe(404);
});

test('a link that has expired, or was mailed to an earlier address, says nothing of its account', async () => {
  const expired = { state: 'expired', email: null, ends: 'nothing' };
  const { token } = await exchange.user({ email: 'mara@example.com', email_verified_at: null });
  await ask('mara@example.com');
  const first = await lastSecret();
  const changed = { user: { email: 'lind@example.com' } };
  expect((await exchange.as(token).put('/api/current_user', changed)).status).toBe(200);
  expect((await look(first)).body).toEqual(expired);
  await ask('lind@example.com');
  const second = await lastSecret();
  exchange.advance(15 * MINUTE);
  expect((await look(second)).body).toEqual(expired);
});
