import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseStats } from './db/case-stats';
import { claimEventRows, claimRows, type userRows } from './db/schema';
import { runDueWork } from './due-work';
import { claimSteps } from './testing/claim-steps';
import { openExchange, type TestExchange } from './testing/exchange-client';
import { marketFactories } from './testing/market-factories';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
});
beforeEach(() => exchange.reset());
afterAll(() => exchange.close());

const DAY = 86_400_000;
const runNow = () => runDueWork(exchange.ports, exchange.ports.clock());

/** Open claims whose time runs out at the instant of the test's clock. */
async function listings(count: number, values: Partial<typeof userRows.$inferInsert> = {}) {
  const market = marketFactories(exchange.db);
  const { user } = await exchange.user(values);
  const of = await market.case();
  const expires_at = exchange.ports.clock();
  const listed_at = new Date(expires_at.getTime() - 90 * DAY);
  for (let made = 0; made < count; made += 1) {
    await market.claim({ case_id: of.id, user_id: user.id, listed_at, expires_at });
  }
  return { user, caseId: of.id };
}

test('a listing expires when its time has run out, and its seller learns it', async () => {
  const steps = claimSteps(exchange);
  const seller = await exchange.user();
  const { token: admin } = await exchange.admin();
  const listed = await steps.listed(seller.token, admin, (await steps.case()).id);
  exchange.advance(90 * DAY - 1);
  expect(await runNow()).toEqual({ expired: 0 });
  exchange.advance(1);
  expect(await runNow()).toEqual({ expired: 1 });
  expect(await runNow()).toEqual({ expired: 0 });
  const [row] = await exchange.db.select().from(claimRows);
  expect(row).toMatchObject({
    status: 'expired',
    expires_at: new Date('2027-02-18T10:00:00.000Z'),
    lock_version: listed.lock_version + 1,
  });
  const events = await exchange.db.select().from(claimEventRows);
  expect(events.at(-1)).toMatchObject({ type: 'expired', actor_role: 'system', note: null });
  expect((await exchange.audits()).at(-1)).toMatchObject({
    actor: 'system',
    actor_user_id: null,
    actor_admin_id: null,
    action: 'claim.expired',
    subject_id: listed.id,
    changes: { status: ['open', 'expired'] },
    ip: null,
    request_id: null,
  });
  const mail = (await exchange.mails(seller.user.email)).at(-1);
  expect(mail).toMatchObject({
    kind: 'claim_expired',
    subject: `Your claim ${listed.reference} is no longer listed`,
  });
});

test('only open claims expire', async () => {
  const { caseId } = await listings(6);
  const others = ['paused', 'under_offer', 'withdrawn', 'expired', 'in_review'] as const;
  for (const [index, status] of others.entries()) {
    await exchange.db
      .update(claimRows)
      .set({ status })
      .where(eq(claimRows.id, index + 2));
  }
  expect(await runNow()).toEqual({ expired: 1 });
  const rows = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
  expect(rows.map(({ status }) => status)).toEqual(['expired', ...others]);
  expect((await caseStats(exchange.db, [caseId])).get(caseId)).toMatchObject({
    open_claims_count: 0,
    open_face_amount: '0',
  });
});

test('any number of listings expire at once, each by one process', async () => {
  const { user } = await listings(120);
  const runs = await Promise.all([runNow(), runNow(), runNow(), runNow()]);
  expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(120);
  expect(await exchange.db.$count(claimRows, eq(claimRows.status, 'expired'))).toBe(120);
  expect(await exchange.db.$count(claimEventRows)).toBe(120);
  expect(await exchange.audits()).toHaveLength(120);
  expect(await exchange.mails(user.email)).toHaveLength(120);
});

test('nobody is told who does not want to be', async () => {
  await listings(1, { claim_notifications: false });
  expect(await runNow()).toEqual({ expired: 1 });
  expect(await exchange.mails()).toEqual([]);
});
