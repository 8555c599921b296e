import { describe, expect, test, vi } from 'vitest';
import { DAY } from '@/domain/time';
import { openSession } from '../auth/sessions';
import { openCable, testCable } from '../testing/cable-client';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const live = testCable(exchange);

const OWN = JSON.stringify({ channel: 'UserChannel' });

describe('the end of a session', () => {
  test.each([
    ['a logout', (token: string) => exchange.as(token).delete('/users/sign_out')],
    [
      'a suspension',
      async (_token: string, id: number) => {
        const { token } = await exchange.admin();
        return await exchange.as(token).put(`/admin/users/${id}`, {
          user: { status: 'suspended', reason: 'Asked for by the court.', lock_version: 0 },
        });
      },
    ],
  ])('by %s ends the connection at once', async (_name, end) => {
    const { token, user } = await exchange.user();
    const client = live.connect({ token });
    await client.welcome();
    await client.subscribe(OWN);
    expect((await end(token, user.id)).status).toBeLessThan(300);
    const farewell = await client.hear(({ type }) => type === 'disconnect');
    expect(farewell).toMatchObject({ reason: 'unauthorized', reconnect: false });
    await client.closed;
    expect(live.cable.size).toBe(0);
  });

  test('a new password ends every connection, of which that of its session may come back', async () => {
    const { token, user } = await exchange.user();
    const own = live.connect({ token });
    const other = live.connect({
      token: await openSession(exchange.db, { user_id: user.id }, exchange.ports.clock()),
    });
    for (const client of [own, other]) await client.welcome();
    const change = { password: 'another one of twelve', has_set_password: true };
    const { status } = await exchange.as(token).put('/api/current_user', { user: change });
    expect(status).toBe(200);
    const farewell = async (client: typeof own) =>
      await client.hear(({ type }) => type === 'disconnect');
    expect(await farewell(own)).toMatchObject({ reason: 'remote', reconnect: true });
    expect(await farewell(other)).toMatchObject({ reason: 'unauthorized', reconnect: false });
  });

  test('of the administrator ends the one in a user’s name', async () => {
    const { user } = await exchange.user();
    const admin = await exchange.admin();
    const token = await exchange.impersonate(admin.token, user);
    const client = live.connect({ token });
    await client.welcome();
    expect((await exchange.as(admin.token).delete('/admins/sign_out')).status).toBe(204);
    expect(await client.hear(({ type }) => type === 'disconnect')).toMatchObject({
      reconnect: false,
    });
  });

  test('by the clock ends the connection at the next look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const other = await openCable(exchange);
    try {
      const { user } = await exchange.user();
      const token = await openSession(exchange.db, { user_id: user.id }, exchange.ports.clock());
      const client = other.connect({ token });
      await client.welcome();
      exchange.advance(15 * DAY);
      vi.advanceTimersByTime(30_000);
      expect(await client.hear(({ type }) => type === 'disconnect')).toMatchObject({
        reason: 'unauthorized',
      });
    } finally {
      vi.useRealTimers();
      await other.close();
    }
  });
});
