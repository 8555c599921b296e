import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { startSilentProxy } from '../../../tests/support/silent-proxy';
import {
  startPostgres,
  type RunningPostgres,
} from '../../../tests/support/postgres/start-postgres';
import { connectPostgres } from './connect-postgres';
import { rowsOf, type Database } from '../database';
import { outageReason } from './outage';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A connection of its own through a proxy of its own, so that tests can wait side by side. */
async function open({ onTestFinished }: TestContext) {
  const proxy = await startSilentProxy(postgres.url);
  onTestFinished(() => proxy.stop());
  /** What was said of connections that were lost. */
  const lost: string[] = [];
  const connection = connectPostgres(proxy.url, {
    // One, so that a connection that is not given back shows at the next query.
    maxConnections: 1,
    isImpatient: true,
    onLost: ({ message }) => lost.push(message),
  });
  onTestFinished(() => connection.close());
  await connection.ping();
  return { proxy, connection, lost };
}

const backend = sql`select pg_backend_pid() as pid, pg_current_xact_id_if_assigned() as transaction`;

/** What a query of now runs in. */
async function state(db: Database) {
  const [row] = await rowsOf<{ pid: number; transaction: string | null }>(db, backend);
  return row;
}

async function outageOf(work: Promise<unknown>): Promise<string | null> {
  return await work.then(
    () => expect.unreachable('the work succeeds'),
    (error: unknown) => outageReason(error),
  );
}

test.concurrent('a connection that is lost in a transaction is replaced', async (context) => {
  const { connection, lost } = await open(context);
  const before = await state(connection.db);
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  expect(await outageOf(work)).toMatch(/terminat/);
  const after = await state(connection.db);
  expect(after?.pid).not.toBe(before?.pid);
  expect(after?.transaction).toBeNull();
  expect(lost).toEqual(['Connection terminated unexpectedly']);
});

test.concurrent('a connection that is lost while nobody uses it is replaced', async (context) => {
  const { connection, lost } = await open(context);
  const before = await state(connection.db);
  const other = connectPostgres(postgres.url);
  await other.db.execute(sql`select pg_terminate_backend(${before?.pid}::int)`);
  await other.close();
  await expect.poll(() => lost).not.toEqual([]);
  expect((await state(connection.db))?.pid).not.toBe(before?.pid);
});

test.concurrent('a transaction that cannot begin gives its connection back', async (context) => {
  const { proxy, connection } = await open(context);
  proxy.fallSilent();
  expect(await outageOf(connection.db.transaction(async () => 'never'))).toBe(
    'The database was silent for 3.5 seconds.',
  );
  proxy.speakAgain();
  expect(await connection.db.transaction(async (tx) => await state(tx))).toBeDefined();
});

test.concurrent('silence in the middle of a transaction is waited for once, and nothing of it is kept', async (context) => {
  const { proxy, connection, lost } = await open(context);
  await connection.db.execute(sql`create table notes (body text)`);
  const began = performance.now();
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    proxy.fallSilent();
    await tx.execute(sql`insert into notes values ('other half')`);
  });
  expect(await outageOf(work)).not.toBeNull();
  expect(performance.now() - began).toBeLessThan(2 * 3500);
  expect(lost).toEqual(['The database was silent for 3.5 seconds.']);
  proxy.speakAgain();
  expect(await rowsOf(connection.db, sql`select * from notes`)).toEqual([]);
});

test.concurrent('a statement that takes too long is ended, and its connection goes on', async (context) => {
  const { connection, lost } = await open(context);
  const work = connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`));
  expect(await outageOf(work)).toBe('canceling statement due to statement timeout');
  expect((await state(connection.db))?.transaction).toBeNull();
  expect(lost).toEqual([]);
});

test.concurrent('a refusal of the database keeps the connection', async (context) => {
  const { connection } = await open(context);
  const before = await state(connection.db);
  const work = connection.db.transaction((tx) => tx.execute(sql`select 1 / 0`));
  expect(await outageOf(work)).toBeNull();
  expect(await state(connection.db)).toEqual(before);
});

test.concurrent('a probe of a database that hangs gives up after two seconds, and before that where no connection is free', async (context) => {
  const { proxy, connection } = await open(context);
  proxy.fallSilent();
  await Promise.all([
    expect(connection.ping()).rejects.toThrow('It was silent for 2 seconds.'),
    expect(connection.ping()).rejects.toThrow('timeout exceeded when trying to connect'),
  ]);
});

test.concurrent('work that takes its time has no limits', async (context) => {
  const { connection } = await open(context);
  const patient = connectPostgres(postgres.url);
  const settings = sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle
  `;
  expect(await rowsOf(patient.db, settings)).toEqual([{ statement: '0', idle: '0' }]);
  expect(await rowsOf(connection.db, settings)).toEqual([{ statement: '3s', idle: '10s' }]);
  await patient.close();
});
