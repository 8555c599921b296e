import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../../tests/support/postgres/start-postgres';
import { connectPostgres, type PostgresConnection } from '../db/connect/connect-postgres';
import { migrate } from '../db/migrate';
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
  const stop = fanOut({
    connectionString: `${postgres.url}?application_name=${name}`,
    hub: exchange.ports.hub,
    log: exchange.ports.log,
    db: exchange.db,
  });
  const live = await openCable(exchange);
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
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'",
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
