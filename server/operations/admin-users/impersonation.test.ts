import type { AdminUser } from '@generated/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openExchange, type TestExchange } from '../../testing/exchange-client';

let exchange: TestExchange;
let token: string;
let adminId: number;
beforeAll(async () => {
  exchange = await openExchange();
});
beforeEach(async () => {
  await exchange.reset();
  const made = await exchange.admin();
  token = made.token;
  adminId = made.admin.id;
});
afterAll(() => exchange.close());

const MINUTE = 60_000;

const withToken = (id: number) =>
  exchange.as(token).get<AdminUser>(`/admin/users/${id}?include_token=true`);

test('impersonation gives a session of fifteen minutes that is never prolonged, and is audited', async () => {
  const { user } = await exchange.user();
  const answer = await withToken(user.id);
  expect(answer.body.id).toBe(user.id);
  expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(answer.token).toBeNull();
  const session = exchange.as(answer.body.token);
  const profile = await session.get('/auth/current_user');
  expect(profile.body).toMatchObject({
    id: user.id,
    impersonator: { id: adminId, name: 'Ada Okafor' },
  });
  expect(await exchange.audits()).toMatchObject([
    {
      actor: 'admin',
      actor_admin_id: adminId,
      action: 'user.impersonated',
      subject_type: 'users',
      subject_id: user.id,
    },
  ]);
  exchange.advance(15 * MINUTE - 1);
  expect((await session.get('/auth/current_user')).status).toBe(200);
  exchange.advance(1);
  expect((await session.get('/auth/current_user')).status).toBe(401);
});

test('impersonation does not count as a sign-in and opens no admin area', async () => {
  const { user } = await exchange.user();
  const { body } = await withToken(user.id);
  expect((await exchange.as(body.token).get('/admin/users')).status).toBe(403);
  expect(await exchange.reload(user)).toEqual(user);
});

test('impersonation ends by signing out; the administrator’s own session goes on', async () => {
  const { user } = await exchange.user();
  const { body } = await withToken(user.id);
  await exchange.as(body.token).delete('/users/sign_out');
  expect((await exchange.as(body.token).get('/auth/current_user')).status).toBe(401);
  expect((await exchange.as(token).get('/admin/profile')).status).toBe(200);
});

test.each([
  ['suspended', 'account_suspended'],
  ['deactivated', 'account_deactivated'],
] as const)('of a %s user is refused', async (status, code) => {
  const { user } = await exchange.user({ status });
  const answer = await exchange.as(token).get(`/admin/users/${user.id}?include_token=true`);
  expect([answer.status, answer.body.code]).toEqual([422, code]);
  expect(await exchange.audits()).toEqual([]);
  expect((await exchange.as(token).get(`/admin/users/${user.id}`)).status).toBe(200);
});

test('impersonation of nobody is 404', async () => {
  expect((await withToken(999)).status).toBe(404);
});
