import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { idempotencyKeyRows, oneTimeTokenRows, rateLimitRows, sessionRows } from './db/schema';
import { runDueWork } from './due-work';
import { testExchange, PASSWORD } from './testing/exchange-client';

const exchange = testExchange();

const runNow = () => runDueWork(exchange.ports, exchange.ports.clock());

describe('what has ended is deleted', () => {
  const keyed = (token: string) =>
    exchange.send<{ claim_notifications: boolean }>('PUT', '/api/current_user/update_preferences', {
      token,
      body: { user: { claim_notifications: false } },
      headers: { 'Idempotency-Key': 'key' },
    });

  test('a key after 24 hours: until then its act is not done again', async () => {
    const { user, token } = await exchange.user();
    await keyed(token);
    await exchange.changeUser(user, { claim_notifications: true });
    exchange.advance(24 * HOUR - 1);
    await runNow();
    expect((await keyed(token)).body.claim_notifications).toBe(false);
    expect((await exchange.reload(user)).claim_notifications).toBe(true);
    exchange.advance(1);
    await runNow();
    expect(await exchange.db.$count(idempotencyKeyRows)).toBe(0);
    await keyed(token);
    expect((await exchange.reload(user)).claim_notifications).toBe(false);
  });

  test('a counter with its window, a known address after 90 days', async () => {
    const { user } = await exchange.user();
    const signIn = (password: string) =>
      exchange.visitor.post('/users/sign_in', { user: { email: user.email, password } });
    await signIn('wrong');
    await signIn(PASSWORD);
    const kinds = async () => {
      const counters = await exchange.db.select().from(rateLimitRows);
      const ofSignIn = counters.filter(({ key }) => key.startsWith('sign-in:'));
      return ofSignIn.map(({ key }) => key.split(':')[1] ?? '');
    };
    expect((await kinds()).toSorted()).toEqual(['address', 'known', 'pair', 'strangers']);
    exchange.advance(15 * MINUTE - 1);
    await runNow();
    expect(await kinds()).toHaveLength(4);
    exchange.advance(1);
    await runNow();
    expect(await kinds()).toEqual(['known']);
    exchange.advance(90 * DAY - 15 * MINUTE - 1);
    await runNow();
    expect(await kinds()).toEqual(['known']);
    exchange.advance(1);
    await runNow();
    expect(await kinds()).toEqual([]);
  });

  test('a limit that is full stays full', async () => {
    const ask = () =>
      exchange.visitor.post('/auth/password_resets', { user: { email: 'mara@example.com' } });
    for (let tries = 0; tries < 5; tries += 1) await ask();
    exchange.advance(59 * MINUTE);
    await runNow();
    expect((await ask()).status).toBe(429);
    exchange.advance(MINUTE);
    await runNow();
    expect((await ask()).status).toBe(202);
  });

  test('a link 30 days after its end: until then a person is told that it has expired', async () => {
    const { user } = await exchange.user();
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: user.email } });
    const [mail] = await exchange.mails(user.email);
    const open = async () => {
      const answer = await exchange.visitor.post('/auth/magic_link/verify', {
        token: mail?.secret,
      });
      return answer.body.code;
    };
    exchange.advance(30 * DAY + 15 * MINUTE - 1);
    await runNow();
    expect(await open()).toBe('link_expired');
    exchange.advance(1);
    await runNow();
    expect(await open()).toBe('link_invalid');
    expect(await exchange.db.$count(oneTimeTokenRows)).toBe(0);
  });

  test('a session that has ended, with what an administrator opened in it, and no other', async () => {
    const { user, token } = await exchange.user();
    const admin = await exchange.admin();
    await exchange.impersonate(admin.token, user);
    exchange.advance(10 * DAY);
    // Read again, the user's session is prolonged; the administrator's is not.
    const { token: renewed } = await exchange.as(token).get('/auth/current_user');
    exchange.advance(4 * DAY);
    await runNow();
    expect(await exchange.db.$count(sessionRows)).toBe(1);
    expect((await exchange.as(renewed).get('/auth/current_user')).status).toBe(200);
  });

  test('in rounds, however much there is, and never the audit log', async () => {
    const { token } = await exchange.user();
    await exchange.as(token).post('/api/my_claims', { case_id: 1, claim: {} });
    await keyed(token);
    const now = exchange.ports.clock();
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      key: `upload:account:${index}@example.com`,
      ends_at: new Date(now.getTime() + index),
      count: 1,
    }));
    await exchange.db.insert(rateLimitRows).values(rows);
    const audits = await exchange.audits();
    expect(audits).toHaveLength(1);
    exchange.advance(400 * DAY);
    const runs = await Promise.all([runNow(), runNow(), runNow()]);
    const purged = runs.reduce((sum, run) => sum + run.purged, 0);
    // The counter of the claim, the key and the session are the others.
    expect(purged).toBe(2003);
    expect(await exchange.db.$count(rateLimitRows)).toBe(0);
    expect(await exchange.audits()).toEqual(audits);
  });
});
