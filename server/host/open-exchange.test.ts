import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExchange } from '../app';
import { connectFolder } from '../db/connect/connect-folder';
import { adminRows, claimRows, rateLimitRows, userRows } from '../db/schema';
import { DEMO_ADMINS } from '../seed';
import type { Log, LogFields } from '../ports/exchange-ports';
import { fillFolder } from '../testing/fill-folder';
import { marketFactories } from '../testing/market-factories';
import { hasDemoAccounts, refuseDemoAccounts } from './demo-accounts';
import { DEMO_PASSWORD } from './demo-password';
import { readEnvironment } from './environment';
import { type OpenedExchange, openExchange } from './open-exchange';
import { passwordHasher } from './secrets/password-hasher';

const logged: { event: string; fields: LogFields | undefined }[] = [];
const log: Log = {
  info: () => {},
  warn: () => {},
  error: (event, fields) => void logged.push({ event, fields }),
};

let folder: string;
const opened: OpenedExchange[] = [];
beforeEach(async () => {
  logged.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'open-exchange-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((exchange) => exchange.close()));
  await rm(folder, { recursive: true });
});

async function open(variables: Record<string, string> = {}) {
  const exchange = await openExchange(readEnvironment({ DATA_DIR: folder, ...variables }), log);
  opened.push(exchange);
  return exchange;
}

async function close(exchange: OpenedExchange) {
  opened.splice(opened.indexOf(exchange), 1);
  await exchange.close();
}

async function signIn({ ports }: OpenedExchange, email: string) {
  const body = JSON.stringify({ user: { email, password: DEMO_PASSWORD } });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://localhost/api/users/sign_in', {
    method: 'POST',
    headers,
    body,
  });
  return await createExchange(ports).fetch(request, { address: '192.0.2.1' });
}

test('the first start fills the folder with the demo, the next one finds what was done and what is due', async () => {
  const first = await open();
  await first.ping();
  expect(await hasDemoAccounts(first.ports.db)).toBe(true);
  expect((await signIn(first, 'seller@example.com')).status).toBe(200);
  await first.ports.db
    .insert(userRows)
    .values({ email: 'new@example.com', first_name: 'N', last_name: 'N' });
  const users = await first.ports.db.$count(userRows);
  const expires_at = new Date(Date.now() - 1000);
  await first.ports.db.update(claimRows).set({ expires_at }).where(eq(claimRows.id, 1));
  const { signingKey } = first.ports.settings;
  await expect(open()).rejects.toThrow(/in use by process \d+\. Stop that process/);
  await close(first);

  const second = await open();
  expect(await second.ports.db.$count(userRows)).toBe(users);
  expect(second.ports.settings.signingKey).toEqual(signingKey);
  const state = async () =>
    (await second.ports.db.select().from(claimRows).where(eq(claimRows.id, 1)))[0]?.status;
  await expect.poll(state, { timeout: 10_000 }).toBe('expired');
});

test('views of the last minute are counted before the process ends, which ends also where they cannot be', async () => {
  await fillFolder(folder);
  const filled = await connectFolder(folder);
  const market = marketFactories(filled);
  const [seller] = await filled.db
    .insert(userRows)
    .values({ email: 'seller@example.com', first_name: 'M', last_name: 'L' })
    .returning();
  const case_id = (await market.case()).id;
  const { id } = await market.claim({ case_id, user_id: seller?.id ?? 0 });
  const isEnded = { key: 'upload:account:1', ends_at: new Date(0), count: 1 };
  await filled.db.insert(rateLimitRows).values(isEnded);
  await filled.close();

  const first = await open({ NODE_ENV: 'production' });
  const { db } = first.ports;
  // What is due at the start is past its views by then.
  await expect.poll(() => db.$count(rateLimitRows), { timeout: 10_000 }).toBe(0);
  const look = async ({ ports }: OpenedExchange, address: string) => {
    const request = new Request(`http://localhost/api/api/claims/${id}/views`, { method: 'POST' });
    return await createExchange(ports).fetch(request, { address });
  };
  expect((await look(first, '192.0.2.1')).status).toBe(204);
  await close(first);

  const second = await open({ NODE_ENV: 'production' });
  const [claim] = await second.ports.db.select().from(claimRows);
  expect(claim?.views_count).toBe(1);
  await second.ports.db.execute(
    sql`alter table claims add constraint nobody_else check (views_count = 1)`,
  );
  await look(second, '192.0.2.2');
  await close(second);
  expect(logged.map(({ event }) => event)).toContain('due_work_failed');
  await close(await open({ NODE_ENV: 'production' }));
});

test('what is due and fails is logged without what the claim holds', async () => {
  // Without the demo data, which takes most of the time.
  const empty = { NODE_ENV: 'production' };
  await fillFolder(folder);
  const first = await open(empty);
  const { db } = first.ports;
  const market = marketFactories({ db });
  const [seller] = await db
    .insert(userRows)
    .values({ email: 'seller@example.com', first_name: 'Mara', last_name: 'Planted' })
    .returning();
  await market.claim({
    case_id: (await market.case()).id,
    user_id: seller?.id ?? 0,
    holder_name: 'Mara Planted',
    expires_at: new Date('2026-11-02T09:00:00.000Z'),
  });
  await db.execute(sql`
    create function quote_row() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new; end $$
  `);
  await db.execute(sql`
    create trigger quote_row before update on claims for each row execute function quote_row()
  `);
  await close(first);

  await open(empty);
  const events = () => logged.map(({ event }) => event);
  await expect.poll(events, { timeout: 10_000 }).toEqual(['due_work_failed']);
  const [line] = logged;
  expect(line?.fields).toMatchObject({
    error: { message: 'A query failed.', cause: { code: 'P0001' } },
  });
  expect(JSON.stringify(line)).toContain('update \\"claims\\" set');
  expect(JSON.stringify(line)).not.toContain('Planted');
});

test('production starts without accounts whose password everybody knows', async () => {
  await fillFolder(folder);
  const { ports } = await open({ NODE_ENV: 'production' });
  expect(await ports.db.$count(userRows)).toBe(0);
  expect(await hasDemoAccounts(ports.db)).toBe(false);
  expect(ports.settings).toMatchObject({ production: true, mailboxOpen: false });
});

test('what was tried on this machine is not opened to others', async () => {
  await fillFolder(folder);
  const origin = { PUBLIC_ORIGIN: 'https://claims.example.com' };
  await expect(open(origin)).rejects.toThrow('Others than this machine can reach the exchange');

  const trial = await open({ NODE_ENV: 'production' });
  const [admin] = DEMO_ADMINS;
  const password_hash = await passwordHasher.hash(DEMO_PASSWORD);
  await trial.ports.db.insert(adminRows).values({ ...admin, password_hash });
  await close(trial);
  const whole = { ...origin, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' };
  await expect(open(whole)).rejects.toThrow(
    'This database holds the demo data: admin@example.com opens with a password that everybody can read.',
  );

  const again = await open({ NODE_ENV: 'production' });
  const changed = await passwordHasher.hash('a lighthouse in the fog');
  await again.ports.db.update(adminRows).set({ password_hash: changed });
  await expect(refuseDemoAccounts(again.ports.db)).resolves.toBeUndefined();
});

test('a database that does not answer is an error, and the folder stays free', async () => {
  await fillFolder(folder);
  await expect(open({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    'The database of DATABASE_URL does not answer: connect ECONNREFUSED',
  );
  expect((await open({ NODE_ENV: 'production' })).ports.settings.mailboxOpen).toBe(false);
});
