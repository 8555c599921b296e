import { Client } from 'pg';
import { startSilentProxy } from '../../support/silent-proxy.ts';
import { test } from '../../support/postgres/on-postgres.ts';
import type { RunningExchange } from '../../support/start-exchange.ts';
import { expect } from '../../support/test.ts';
import { GIVEN_COMPANIES, someone } from '../../support/writers.ts';

const WRITERS = 8;
/** More than the exchange has connections to its database. */
const CALLERS = 15;
/** Within which there is an answer, whatever the database does. */
const PATIENCE_MS = 5000;
const UNAVAILABLE = {
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: expect.stringMatching(/./),
};

/** Statuses only: a probe that is not answered within five seconds is an error. */
async function probe(exchange: RunningExchange, path: '/healthz' | '/readyz'): Promise<number> {
  const answer = await fetch(`${exchange.url}${path}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.status;
}

async function companiesOf(databaseUrl: string): Promise<Set<unknown>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ company: unknown }>(GIVEN_COMPANIES);
  await client.end();
  return new Set(rows.map(({ company }) => company));
}

test('a database that restarts under writes ends no process and loses nothing that was answered', async ({
  postgres,
  exchangeOn,
  playwright,
}) => {
  const exchange = await exchangeOn(postgres.url);
  const request = await playwright.request.newContext({ baseURL: exchange.url });
  const people = await Promise.all(
    Array.from({ length: WRITERS }, () => someone(request, exchange, PATIENCE_MS)),
  );
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  const end = new AbortController();
  const writers = people.map(async (person, writer) => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const company = `${writer}-${count}`;
      const answer = await person.changeCompany(company);
      if (answer.status === 200) acknowledged.push(company);
      else refused.push([answer.status, answer.headers.get('Retry-After'), await answer.json()]);
    }
  });

  const rounds = async () => {
    for (const how of ['fast', 'immediate', 'fast', 'immediate', 'fast', 'immediate'] as const) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 2 * WRITERS);
      await postgres.shutDown(how);
      await expect.poll(() => probe(exchange, '/readyz')).toBe(503);
      expect(await probe(exchange, '/healthz')).toBe(200);
      await postgres.startAgain();
      await expect.poll(() => probe(exchange, '/readyz')).toBe(200);
    }
  };
  await Promise.all([rounds().finally(() => end.abort()), ...writers]);

  expect(exchange.hasEnded()).toBe(false);
  const kept = await companiesOf(postgres.url);
  expect(acknowledged.filter((company) => !kept.has(company))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toEqual([503, '5', UNAVAILABLE]);
});

test('a database that hangs is an answer within five seconds, and serves again when it speaks', async ({
  postgres,
  exchangeOn,
  playwright,
}) => {
  const proxy = await startSilentProxy(postgres.url);
  const exchange = await exchangeOn(proxy.url);
  const request = await playwright.request.newContext({ baseURL: exchange.url });
  const person = await someone(request, exchange, PATIENCE_MS);

  proxy.fallSilent();
  const writes = Array.from({ length: CALLERS }, (_, call) => person.changeCompany(`lost ${call}`));
  const [ready, live, ...answers] = await Promise.all([
    probe(exchange, '/readyz'),
    probe(exchange, '/healthz'),
    ...writes,
  ]);
  expect([ready, live]).toEqual([503, 200]);
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([503, UNAVAILABLE]);
  }

  proxy.speakAgain();
  await expect.poll(() => probe(exchange, '/readyz')).toBe(200);
  for (let call = 0; call < CALLERS; call += 1) {
    expect((await person.changeCompany(`kept ${call}`)).status).toBe(200);
  }
  await proxy.stop();
});

test('a database in which something is locked is an answer within five seconds, for whoever waits for a connection too', async ({
  postgres,
  exchangeOn,
  playwright,
}) => {
  const exchange = await exchangeOn(postgres.url);
  const request = await playwright.request.newContext({ baseURL: exchange.url });
  const person = await someone(request, exchange, PATIENCE_MS);
  const other = new Client({ connectionString: postgres.url });
  await other.connect();
  await other.query('begin; select * from users for update');

  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, call) => person.changeCompany(`locked ${call}`)),
  );
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([503, UNAVAILABLE]);
  }

  await other.end();
  expect((await person.changeCompany('free')).status).toBe(200);
});
