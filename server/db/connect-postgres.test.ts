import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSilentProxy, type SilentProxy } from '../../tests/support/silent-proxy';
import { startPostgres, type RunningPostgres } from '../../tests/support/start-postgres';
import { connectPostgres, type PostgresConnection } from './connect-postgres';
import { rowsOf, type Database } from './database';
import { outageReason } from './outage';

let postgres: RunningPostgres;
let proxy: SilentProxy;
let connection: PostgresConnection;
let lost: string[];
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  lost = [];
  proxy = await startSilentProxy(postgres.url);
  connection = connectPostgres(proxy.url, {
    // One, so that a connection that is not given back shows at the next query.
    maxConnections: 1,
    isImpatient: true,
    onLost: ({ message }) => lost.push(message),
  });
  await connection.ping();
});
afterEach(async () => {
  await connection.close();
  await proxy.stop();
});
afterAll(() => postgres.stop());

const backend = sql`select pg_backend_pid() as pid, pg_current_xact_id_if_assigned() as transaction`;

/** What a query of now runs in. */
async function state(db: Database = connection.db) {
  const [row] = await rowsOf<{ pid: number; transaction: string | null }>(db, backend);
  return row;
}

async function outageOf(work: Promise<unknown>): Promise<string | null> {
  return await work.then(
    () => expect.unreachable('the work succeeds'),
    (error: unknown) => outageReason(error),
  );
}

test('a connection that is lost in a transaction is replaced', async () => {
  const before = await state();
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  expect(await outageOf(work)).toMatch(/terminat/);
  const after = await state();
  expect(after?.pid).not.toBe(before?.pid);
  expect(after?.transaction).toBeNull();
  expect(lost).toEqual(['Connection terminated unexpectedly']);
});

test('a connection that is lost while nobody uses it is replaced', async () => {
  const before = await state();
  const other = connectPostgres(postgres.url);
  await other.db.execute(sql`select pg_terminate_backend(${before?.pid}::int)`);
  await other.close();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect((await state())?.pid).not.toBe(before?.pid);
});

test('a transaction that cannot begin gives its connection back', async () => {
  proxy.fallSilent();
  expect(await outageOf(connection.db.transaction(async () => 'never'))).toBe(
    'The database was silent for 3.5 seconds.',
  );
  proxy.speakAgain();
  expect(await connection.db.transaction(async (tx) => await state(tx))).toBeDefined();
});

test('silence in the middle of a transaction is waited for once, and nothing of it is kept', async () => {
  await connection.db.execute(sql`create table notes (body text)`);
  const began = performance.now();
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    proxy.fallSilent();
    await tx.execute(sql`insert into notes values ('other half')`);
  });
  expect(await outageOf(work)).not.toBeNull();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(lost).toEqual(['The database was silent for 3.5 seconds.']);
  proxy.speakAgain();
  expect(await rowsOf(connection.db, sql`select * from notes`)).toEqual([]);
});

test('a statement that takes too long is ended, and its connection goes on', async () => {
  const work = connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`));
  expect(await outageOf(work)).toBe('canceling statement due to statement timeout');
  expect((await state())?.transaction).toBeNull();
  expect(lost).toEqual([]);
});

test('a refusal of the database keeps the connection', async () => {
  const before = await state();
  const work = connection.db.transaction((tx) => tx.execute(sql`select 1 / 0`));
  expect(await outageOf(work)).toBeNull();
  expect(await state()).toEqual(before);
});

test('a probe of a database that hangs gives up after two seconds, also behind a busy pool', async () => {
  proxy.fallSilent();
  const slow = outageOf(connection.db.execute(sql`select 1`));
  await expect(connection.ping()).rejects.toThrow('It was silent for 2 seconds.');
  expect(await slow).not.toBeNull();
});

test('work that takes its time has no limits', async () => {
  const patient = connectPostgres(postgres.url);
  const settings = sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle
  `;
  expect(await rowsOf(patient.db, settings)).toEqual([{ statement: '0', idle: '0' }]);
  expect(await rowsOf(connection.db, settings)).toEqual([{ statement: '3s', idle: '10s' }]);
  await patient.close();
});
