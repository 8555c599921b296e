import { describe, expect, test, vi } from 'vitest';
import { claimIs, testCable } from '../testing/cable-client';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

const exchange = testExchange();
const steps = dealSteps(exchange);
const market = marketFactories(exchange);
const live = testCable(exchange);

describe('limits', () => {
  test('a frame that is too big closes the connection', async () => {
    const client = live.connect();
    await client.welcome();
    client.socket.send('x'.repeat(20_000));
    expect(await client.closed).toBe(1009);
  });

  test('a flood of commands closes the connection', async () => {
    const client = live.connect();
    await client.welcome();
    for (let sent = 0; sent < 61; sent += 1) client.socket.send('{}');
    expect(await client.closed).toBe(1008);
  });

  test('more than a hundred subscriptions are rejected', async () => {
    const { user } = await exchange.user();
    const of = await market.case();
    const claims = await market.claims(101, { case_id: of.id, user_id: user.id });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const client = live.connect();
      await client.welcome();
      for (const [n, { id }] of claims.slice(0, 100).entries()) {
        if (n === 50) vi.advanceTimersByTime(11_000);
        expect(await client.subscribe(claimIs(id))).toBe('confirm_subscription');
      }
      vi.advanceTimersByTime(11_000);
      expect(await client.subscribe(claimIs(claims[100]?.id ?? 0))).toBe('reject_subscription');
    } finally {
      vi.useRealTimers();
    }
  });

  test('of one claim a third spelling of its identifier is rejected until another is given up', async () => {
    const { claim } = await steps.parties();
    const client = live.connect();
    await client.welcome();
    const first = claimIs(claim.id);
    const [second, third] = [` ${first}`, `\t${first}`];
    expect(await client.subscribe(first)).toBe('confirm_subscription');
    expect(await client.subscribe(second)).toBe('confirm_subscription');
    expect(await client.subscribe(third)).toBe('reject_subscription');
    // One that watches already is none more.
    expect(await client.subscribe(second)).toBe('confirm_subscription');
    client.unsubscribe(first);
    expect(await client.subscribe(third)).toBe('confirm_subscription');
  });

  test('a subscription begins with all that many changes have said, each once where it was said last', async () => {
    const { token } = await exchange.admin();
    const staff = JSON.stringify({ channel: 'AdminChannel' });
    const hint = (id: number) => ({ type: 'claims.updated', id });
    const say = (id: number) =>
      exchange.ports.hub.publish({ type: 'broadcast', stream: 'AdminChannel', message: hint(id) });
    const ids = Array.from({ length: 499 }, (_, n) => n + 1);
    for (const id of ids) say(id);
    say(1);
    const heardBy = async () => {
      const client = live.connect({ token });
      await client.welcome();
      await client.subscribe(staff);
      await client.settled();
      return client.messages(staff);
    };
    expect(await heardBy()).toEqual([...ids.slice(1), 1].map(hint));
    // However many more: the latest five hundred.
    for (const id of [500, 501]) say(id);
    expect(await heardBy()).toEqual([...ids.slice(2), 1, 500, 501].map(hint));
  });

  test('an identifier that is too long is rejected', async () => {
    const { claim } = await steps.parties();
    const client = live.connect();
    await client.welcome();
    const longest = claimIs(claim.id).padEnd(200);
    expect(await client.subscribe(longest)).toBe('confirm_subscription');
    expect(await client.subscribe(`${longest} `)).toBe('reject_subscription');
  });

  test('a client that does not read is let go, and the others hear all the same', async () => {
    const { claim } = await steps.parties();
    const slow = live.connect();
    const quick = live.connect();
    await Promise.all([slow.welcome(), quick.welcome()]);
    await slow.subscribe(claimIs(claim.id));
    await quick.subscribe(claimIs(claim.id));
    slow.socket.pause();
    const message = { type: 'claim.updated', id: claim.id, filler: 'x'.repeat(500_000) };
    for (let sent = 0; sent < 40 && live.cable.size === 2; sent += 1) {
      exchange.ports.hub.publish({
        type: 'broadcast',
        stream: `ClaimChannel:${claim.id}`,
        message,
      });
      await quick.hear(() => quick.messages(claimIs(claim.id)).length > sent);
    }
    expect(live.cable.size).toBe(1);
    await quick.settled();
  });
});
