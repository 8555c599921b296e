import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startSilentProxy } from '../../tests/support/silent-proxy';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres/start-postgres';
import { connectPostgres, type PostgresConnection } from '../db/connect/connect-postgres';
import { migrate } from '../db/migrate';
import { createHub, type ExchangeEvent } from '../ports/hub';
import { openCable } from '../testing/cable-client';
import { dealSteps } from '../testing/deal-steps';
import { openExchange } from '../testing/exchange-client';
import { fanOut } from './fan-out';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A process of the exchange, as far as others can tell. */
async function openProcess(connection: PostgresConnection, name: string) {
  const exchange = await openExchange({ connection });
  const listens = new Promise<void>((resolve) => {
    exchange.ports.hub.subscribe(({ type }) => type === 'events_missed' && resolve());
  });
  const stop = fanOut({
    connectionString: `${postgres.url}?application_name=${name}`,
    hub: exchange.ports.hub,
    log: exchange.ports.log,
    db: exchange.db,
  });
  const live = await openCable(exchange);
  // Whoever connects before that is sent away once.
  await listens;
  return {
    exchange,
    live,
    stop: async () => {
      await stop();
      await live.close();
    },
  };
}

const OWN = JSON.stringify({ channel: 'UserChannel' });

test('what is done by one process is told by the other, also after its connection was lost', async () => {
  const connections = [connectPostgres(postgres.url), connectPostgres(postgres.url)] as const;
  await migrate(connections[0].db);
  const [one, other] = await Promise.all([
    openProcess(connections[0], 'one'),
    openProcess(connections[1], 'other'),
  ]);
  try {
    const steps = dealSteps(one.exchange);
    const { seller, buyer, claim } = await steps.parties();
    const watch = async () => {
      const client = other.live.connect({ token: seller.token });
      await client.welcome();
      expect(await client.subscribe(OWN)).toBe('confirm_subscription');
      return client;
    };
    const sellers = await watch();
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    expect((await sellers.message(OWN, 'my_negotiations.updated')).message).toEqual({
      type: 'my_negotiations.updated',
      id: offer.negotiation_id,
    });

    // The server ends the listening connections; what happens meanwhile is not told, so everybody has to come back.
    await connections[0].pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('one', 'other')",
    );
    const farewell = await sellers.hear(({ type }) => type === 'disconnect');
    expect(farewell).toMatchObject({ reason: 'server_restart', reconnect: true });
    const back = await watch();
    await steps.answer(buyer.token, 'withdraw', offer);
    expect((await back.message(OWN, 'my_negotiations.updated')).message).toMatchObject({
      id: offer.negotiation_id,
    });

    // A session that ends there ends here.
    await one.exchange.as(seller.token).delete('/users/sign_out');
    expect(await back.hear(({ type }) => type === 'disconnect')).toMatchObject({
      reason: 'unauthorized',
    });
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await Promise.all(connections.map((connection) => connection.close()));
  }
});

const MISSED: ExchangeEvent = { type: 'events_missed' };
const LISTEN = 'listen claims_exchange';

/** A process without the exchange: what it hears from others, and the warnings of its log. */
function listener(name: string, url = postgres.url) {
  const warnings: string[] = [];
  const write = (event: string) => void warnings.push(event);
  const log = { info: () => undefined, warn: write, error: write };
  const hub = createHub(log);
  const heard: ExchangeEvent[] = [];
  hub.subscribe((event) => heard.push(event));
  const connection = connectPostgres(postgres.url);
  const connectionString = `${url}?application_name=${name}`;
  const stop = fanOut({ connectionString, hub, log, db: connection.db });
  onTestFinished(async () => {
    await stop();
    await connection.close();
  });
  /** What the listening connection was last asked, and has answered. */
  const asked = async () => {
    const { rows } = await connection.pool.query<{ query: string }>(
      "select query from pg_stat_activity where application_name = $1 and state = 'idle'",
      [name],
    );
    return rows.map(({ query }) => query);
  };
  return { hub, heard, warnings, db: connection.db, asked };
}

/** Timers stand still, the sockets do not. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets the seconds pass one by one, until it is so. */
async function passTimeUntil(isSo: () => boolean): Promise<void> {
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(isSo()).toBe(true);
    },
    { timeout: 10_000 },
  );
}

test('a process that begins to listen may have missed what was told before', async () => {
  const { heard } = listener('late');
  await expect.poll(() => heard).toEqual([MISSED]);
});

test('a listening connection that has fallen silent is noticed within thirteen seconds, and so is a new one', async () => {
  holdTimers();
  const repeated = vi.spyOn(globalThis, 'setInterval');
  const proxy = await startSilentProxy(postgres.url);
  onTestFinished(() => proxy.stop());
  const { heard, warnings, asked } = listener('silent', proxy.url);
  await expect.poll(asked).toEqual([LISTEN]);
  // The answer that the server has given is read as well: now it asks by the clock.
  await expect.poll(() => repeated.mock.calls.length).toBe(1);
  const timers = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(asked).toEqual(['select 1']);
  await expect.poll(() => vi.getTimerCount()).toBe(timers);
  expect(warnings).toEqual([]);

  proxy.fallSilent();
  await vi.advanceTimersByTimeAsync(13_000);
  await expect.poll(() => warnings).toEqual(['listen_failed']);
  await passTimeUntil(() => warnings.length > 1);
  expect(heard).toEqual([MISSED]);

  proxy.speakAgain();
  await passTimeUntil(() => heard.length > 1);
  expect(heard).toEqual([MISSED, MISSED]);
});

test('what could not be told to others is told later, but for what is passing', async () => {
  holdTimers();
  const teller = listener('teller');
  const other = listener('hearer');
  await expect.poll(other.asked).toEqual([LISTEN]);
  const execute = vi.spyOn(teller.db, 'execute');
  const fail = () => execute.mockRejectedValueOnce(new Error('Connection terminated'));

  fail();
  teller.hub.publish({ type: 'broadcast', stream: 'a', message: {}, kind: 'passing' });
  for (let i = 0; i < 3; i += 1) fail();
  teller.hub.publish({ type: 'session_ended', session_id: 7 });
  await passTimeUntil(() => other.heard.length > 1);
  expect(other.heard).toEqual([MISSED, { type: 'session_ended', session_id: 7 }]);
  expect(teller.warnings).toEqual(['notify_failed']);
});
