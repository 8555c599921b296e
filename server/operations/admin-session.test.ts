import type { Admin } from '@generated/model';
import { expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '@/domain/time';
import { testExchange, PASSWORD } from '../testing/exchange-client';

const exchange = testExchange();

const signIn = (email: string, password = PASSWORD, address?: string) =>
  exchange.as(null, address).post<Admin>('/admins/sign_in', { admin: { email, password } });

test('an administrator signs in, reads the profile and signs out', async () => {
  const { admin } = await exchange.admin({ email: 'ada@example.com' });
  const answer = await signIn('ADA@example.com');
  const body = { id: admin.id, email: 'ada@example.com', first_name: 'Ada', last_name: 'Okafor' };
  expect([answer.status, answer.body]).toEqual([200, body]);
  const session = exchange.as(answer.token);
  expect((await session.get<Admin>('/admin/profile')).body).toEqual(body);
  expect((await session.delete('/admins/sign_out')).status).toBe(204);
  expect((await session.get('/admin/profile')).status).toBe(401);
  expect((await exchange.audits()).map(({ actor, action }) => [actor, action])).toEqual([
    ['visitor', 'admin.signed_in'],
    ['admin', 'admin.signed_out'],
  ]);
});

test('a wrong address and a wrong password answer the same, after the same work', async () => {
  await exchange.admin({ email: 'ada@example.com' });
  const verify = vi.spyOn(exchange.passwords, 'verify');
  const wrong = await signIn('ada@example.com', 'wrong');
  const unknown = await signIn('nobody@example.com');
  expect(verify).toHaveBeenCalledTimes(2);
  for (const { status, body } of [wrong, unknown]) {
    expect([status, body]).toMatchObject([422, { code: 'invalid_credentials' }]);
  }
});

test('a user’s password opens nothing here, nor an administrator’s there', async () => {
  await exchange.user({ email: 'user@example.com' });
  await exchange.admin({ email: 'ada@example.com' });
  expect((await signIn('user@example.com')).status).toBe(422);
  const asUser = await exchange.visitor.post('/users/sign_in', {
    user: { email: 'ada@example.com', password: PASSWORD },
  });
  expect(asUser.status).toBe(422);
});

test('ten tries at an account and fifty in all from an address in fifteen minutes', async () => {
  await exchange.admin({ email: 'ada@example.com' });
  for (let i = 0; i < 20; i += 1) await signIn('ada@example.com', 'wrong', '192.0.2.99');
  const eleventh = await signIn('ada@example.com', PASSWORD, '192.0.2.99');
  expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await signIn('ada@example.com')).status).toBe(200);
  for (let i = 1; i <= 30; i += 1) await signIn('ada@example.com', 'wrong', `203.0.113.${i}`);
  expect((await signIn('ada@example.com', PASSWORD, '192.0.2.3')).status).toBe(429);
  expect((await signIn('ada@example.com')).status).toBe(200);
  for (let i = 0; i < 50; i += 1) await signIn(`nobody${i}@example.com`, 'x', '198.51.100.1');
  expect((await signIn('other@example.com', 'x', '198.51.100.1')).status).toBe(429);
  exchange.advance(15 * MINUTE);
  expect((await signIn('ada@example.com', PASSWORD, '198.51.100.1')).status).toBe(200);
});

test('a token older than a day is exchanged', async () => {
  const { token } = await exchange.admin();
  exchange.advance(DAY);
  const answer = await exchange.as(token).get('/admin/profile');
  expect(answer.token).not.toBeNull();
  expect((await exchange.as(answer.token).get('/admin/profile')).status).toBe(200);
});

test.each(['/admin/profile', '/admin/users', '/admin/users/1'])(
  '%s is closed to users and visitors',
  async (path) => {
    const { token } = await exchange.buyer();
    expect((await exchange.as(token).get(path)).status).toBe(403);
    expect((await exchange.visitor.get(path)).status).toBe(401);
  },
);
