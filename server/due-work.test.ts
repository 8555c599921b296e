import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '@/domain/time';
import { caseStats } from './db/case-stats';
import {
  claimEventRows,
  claimRows,
  type ClaimRow,
  negotiationRows,
  offerRows,
  rateLimitRows,
  type userRows,
} from './db/schema';
import { runDueWork } from './due-work';
import { claimSteps } from './testing/claim-steps';
import { dealSteps } from './testing/deal-steps';
import { testExchange } from './testing/exchange-client';
import { marketFactories } from './testing/market-factories';
import { systemCall } from './testing/system-call';
import { change } from './unit-of-work/change';

const exchange = testExchange();

const runNow = () => runDueWork(exchange.ports, exchange.ports.clock());

/** Open claims whose time runs out at the instant of the test's clock. */
async function listings(count: number, values: Partial<typeof userRows.$inferInsert> = {}) {
  const market = marketFactories(exchange);
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
  expect(await runNow()).toMatchObject({ expired: 0 });
  exchange.advance(1);
  expect(await runNow()).toMatchObject({ expired: 1 });
  expect(await runNow()).toMatchObject({ expired: 0 });
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

test('others get a turn after each row: else a request would wait until all of them are done', async () => {
  await listings(5, { claim_notifications: false });
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turnsOfNews = new Set<number>();
  const stop = exchange.ports.hub.subscribe(({ type }) => {
    if (type === 'broadcast') turnsOfNews.add(turn);
  });
  expect(await runNow()).toMatchObject({ expired: 5 });
  isOver = true;
  stop();
  expect(turnsOfNews.size).toBe(5);
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
  expect(await runNow()).toMatchObject({ expired: 1 });
  const rows = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
  expect(rows.map(({ status }) => status)).toEqual(['expired', ...others]);
  expect((await caseStats(exchange.db, [caseId])).get(caseId)).toMatchObject({
    open_claims_count: 0,
    open_face_amount: '0',
  });
});

test('listings of several cases are paused in the order of the cases', async () => {
  const market = marketFactories(exchange);
  const { user } = await exchange.user();
  const [first, second] = [await market.case(), await market.case()];
  const listed = async (case_id: number) => (await market.claim({ case_id, user_id: user.id })).id;
  const left = [await listed(second.id), await listed(first.id)];
  const { token } = await exchange.admin();
  const { lock_version } = await exchange.reload(user);
  const suspension = { status: 'suspended', reason: 'Because.', lock_version };
  await exchange.as(token).put(`/admin/users/${user.id}`, { user: suspension });
  const paused = (await exchange.db.select().from(claimEventRows)).map((e) => e.claim_id);
  expect(paused).toEqual(left.toReversed());
});

/** A negotiation without its offer: nothing can be done with it, nor with its claim. */
async function breakClaim({ id, case_id, user_id }: ClaimRow) {
  const { user: buyer } = await exchange.user();
  await exchange.db.insert(negotiationRows).values({
    reference: `NEG-${String(id).padStart(6, '0')}`,
    claim_id: id,
    case_id,
    buyer_id: buyer.id,
    seller_id: user_id,
    alias: 1000,
  });
}

test('any number of offers expire at once, each by one process', async () => {
  const steps = dealSteps(exchange);
  const { buyer, claim } = await steps.parties();
  const { case_id, user_id } = claim;
  const claims = [claim, ...(await steps.claims(9, { case_id, user_id }))];
  for (const { id } of claims) await steps.offer(buyer.token, id, { expires_in_hours: 2 });
  exchange.advance(2 * HOUR);
  const runs = await Promise.all([runNow(), runNow(), runNow(), runNow()]);
  expect(runs.reduce((sum, { expired }) => sum + expired, 0)).toBe(10);
  expect(await exchange.db.$count(offerRows, eq(offerRows.status, 'expired'))).toBe(10);
});

/** Who may hold a lock while others work; nobody in memory, where a database has one connection. */
const HOLDERS = process.env['TEST_DATABASE_URL'] ? ['another process'] : [];

test.each(HOLDERS)('what %s has locked is left for the next round', async () => {
  const steps = dealSteps(exchange);
  const { buyer, claim } = await steps.parties();
  await steps.offer(buyer.token, claim.id, { expires_in_hours: 2 });
  exchange.advance(2 * HOUR);
  const { case_id, user_id } = claim;
  await steps.claim({ case_id, user_id, expires_at: exchange.ports.clock() });
  await change(systemCall(exchange.ports), async ({ db }) => {
    await db.select().from(claimRows).for('no key update');
    expect(await runNow()).toMatchObject({ expired: 0 });
  });
  expect(await runNow()).toMatchObject({ expired: 2 });
});

const errorsLogged = () =>
  exchange.log.filter(({ level }) => level === 'error').map(({ event }) => event);

test('listings expire one by one: of one that fails nothing remains, and those around it are done', async () => {
  await listings(3);
  const [, second] = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
  if (second) await breakClaim(second);
  // It is tried anew in each run, and holds none of the others up.
  for (let run = 0; run < 2; run += 1) {
    await expect(runNow()).rejects.toThrow('has no offer.');
    const rows = await exchange.db.select().from(claimRows).orderBy(claimRows.id);
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'open', 'expired']);
    expect(await exchange.db.$count(claimEventRows)).toBe(2);
  }
});

test('where everything fails a run ends, and the next one goes on', async () => {
  await listings(30);
  for (const claim of await exchange.db.select().from(claimRows)) await breakClaim(claim);
  await expect(runNow()).rejects.toThrow('has no offer.');
  expect(errorsLogged()).toHaveLength(20);
  expect(await exchange.db.$count(claimEventRows)).toBe(0);
});

test('a step that fails keeps none of the later ones from being done, and its error is thrown', async () => {
  const steps = dealSteps(exchange);
  const { buyer, claim } = await steps.parties();
  await steps.offer(buyer.token, claim.id, { expires_in_hours: 2 });
  exchange.advance(2 * HOUR);
  const ends_at = exchange.ports.clock();
  const { case_id, user_id } = claim;
  await breakClaim(await steps.claim({ case_id, user_id, expires_at: ends_at }));
  await exchange.db.delete(rateLimitRows);
  await exchange.db.insert(rateLimitRows).values({ key: 'upload:account:1', ends_at, count: 1 });
  await expect(runNow()).rejects.toThrow('has no offer.');
  expect(await exchange.db.select().from(offerRows)).toMatchObject([{ status: 'expired' }]);
  expect(await exchange.db.$count(rateLimitRows)).toBe(0);
  // The host logs what is thrown.
  expect(errorsLogged()).toEqual([]);
});

test('of several steps that fail the first is thrown, the others are logged', async () => {
  const steps = dealSteps(exchange);
  const expires_at = new Date(exchange.ports.clock().getTime() + 2 * HOUR);
  const { buyer, claim } = await steps.parties({ expires_at });
  await steps.offer(buyer.token, claim.id, { expires_in_hours: 2 });
  await exchange.db.update(negotiationRows).set({ current_offer_id: null });
  exchange.advance(2 * HOUR);
  await expect(runNow()).rejects.toThrow('has no offer.');
  // The listing's is thrown, and logged by the host; this one is the offer's.
  expect(errorsLogged()).toEqual(['due_work_failed']);
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
  expect(await runNow()).toMatchObject({ expired: 1 });
  expect(await exchange.mails()).toEqual([]);
});
