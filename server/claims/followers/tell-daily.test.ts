import type { SavedSearch } from '@generated/model';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { claimRows, savedSearchRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';
import { followerSteps } from '../../testing/follower-steps';
import { marketFactories } from '../../testing/market-factories';
import { systemCall } from '../../testing/system-call';
import { runDueWork } from '../../due-work';
import { change } from '../../unit-of-work/change';
import { dueRows } from '../../unit-of-work/due-rows';
import { tellDaily } from './tell-daily';

const exchange = testExchange();
const { market, told } = followerSteps(exchange);

test('a daily search is mailed once a day, all searches of a person together', async () => {
  const { list, person, seller, ftx } = await market();
  const buyer = await person('buyer');
  await buyer.search({ name: 'Cheap', params: { max_ask_percent: '60' }, frequency: 'daily' });
  await buyer.search({ name: 'FTX', params: { case_id: [ftx.id] }, frequency: 'daily' });
  await buyer.search({ name: 'None', params: { case_id: [99] }, frequency: 'daily' });
  const claim = await list({ ask_percent: '60' });
  const make = marketFactories(exchange);
  const listed_at = exchange.ports.clock();
  for (let made = 0; made < 21; made += 1)
    await make.claim({ case_id: ftx.id, user_id: seller.user.id, ask_percent: '70', listed_at });
  expect(await told()).toEqual([]);
  exchange.advance(DAY);
  expect(await told()).toEqual(['buyer: 22 new claims fit your searches']);
  const [mail] = await exchange.mails('buyer@example.com');
  expect(mail?.text).toContain(
    'These claims are new on the market and fit your searches “Cheap”, “FTX”:',
  );
  // It is the first mail: there was none yesterday.
  expect(mail?.text).not.toContain('yesterday');
  expect(mail?.text.match(/CLM-/g)).toHaveLength(20);
  expect(mail?.text).toContain('And 2 more.');
  exchange.advance(DAY);
  expect(await told()).toHaveLength(1);
  const again = { listed_at: exchange.ports.clock() };
  await exchange.db.update(claimRows).set(again).where(eq(claimRows.id, claim.id));
  exchange.advance(DAY);
  expect(await told()).toEqual([
    'buyer: 22 new claims fit your searches',
    'buyer: 1 new claim fits your searches',
  ]);
});

test('searches that are deleted while the daily mail is written lead to no mail', async () => {
  const { list, person, ftx } = await market();
  await (await person('first')).search({ params: { case_id: [ftx.id] }, frequency: 'daily' });
  await list();
  exchange.advance(DAY);
  await change(systemCall(exchange.ports), async (work) => {
    const rows = dueRows();
    const begin: typeof rows.begin = (id) => {
      rows.begin(id);
      void work.db.delete(savedSearchRows).execute();
    };
    return await tellDaily(work, { ...rows, begin });
  });
  expect(await told()).toEqual([]);
});

test('somebody whose mail cannot be written keeps none of the others from theirs', async () => {
  const { list, person } = await market();
  const first = await person('first');
  await first.search({ name: 'Broken', frequency: 'daily' });
  await (await person('second')).search({ name: 'All', frequency: 'daily' });
  await list();
  const params = { max_ask_percent: 'no number' };
  const isBroken = eq(savedSearchRows.name, 'Broken');
  await exchange.db.update(savedSearchRows).set({ params }).where(isBroken);
  exchange.advance(DAY);
  await expect(runDueWork(exchange.ports, exchange.ports.clock())).rejects.toThrow('Failed query');
  expect((await exchange.mails()).map(({ kind, to }) => [kind, to])).toContainEqual([
    'saved_search_daily',
    'second@example.com',
  ]);
  // The one that failed is tried again.
  await exchange.db.update(savedSearchRows).set({ params: {} }).where(isBroken);
  await runDueWork(exchange.ports, exchange.ports.clock());
  expect(await exchange.mails('first@example.com')).toHaveLength(1);
});

test('a daily mail leaves out what an instant search has told of', async () => {
  const { list, person } = await market();
  const buyer = await person('buyer');
  await buyer.search({ name: 'Cheap', params: { max_ask_percent: '60' } });
  await buyer.search({ name: 'All', frequency: 'daily' });
  const cheap = await list({ ask_percent: '60' });
  const other = await list({ ask_percent: '61' });
  expect(await told()).toEqual([`buyer: New claim in FTX: ${cheap.reference}`]);
  exchange.advance(DAY);
  expect(await told()).toHaveLength(2);
  const text = (await exchange.mails('buyer@example.com')).at(-1)?.text;
  expect(text).toContain(other.reference);
  expect(text).not.toContain(cheap.reference);
});

test('a daily mail names what has come within the limit of a search, unless it was told at once', async () => {
  const { steps, seller, list, person } = await market();
  const buyer = await person('buyer');
  await buyer.search({ name: 'Cheap', params: { max_ask_percent: '60' }, frequency: 'daily' });
  let claim = await list({ ask_percent: '70' });
  const other = await list({ ask_percent: '60' });
  await buyer.follow(`claims/${other.id}`);
  exchange.advance(DAY);
  expect(await told()).toEqual(['buyer: 1 new claim fits your searches']);
  claim = (await steps.update(seller.token, claim, { ask_percent: '58' })).body;
  for (const ask_percent of ['61', '59'])
    await steps.update(seller.token, await steps.read(seller.token, other.id), { ask_percent });
  exchange.advance(DAY);
  await told();
  const daily = (await exchange.mails('buyer@example.com')).filter(
    ({ kind }) => kind === 'saved_search_daily',
  );
  expect(daily).toHaveLength(2);
  expect(daily[1]?.text).toContain('This claim has a new ask and fits your search “Cheap”:');
  expect(daily[1]?.text).toContain(
    `${claim.reference} in FTX. It asks for 58.00 % of face. The ask is new.`,
  );
  expect(daily[1]?.text).not.toContain(other.reference);
  exchange.advance(DAY);
  expect((await told()).filter((line) => line.includes('fits your'))).toHaveLength(2);
});

test('who was told of a listing at once is told of the ask that came within the limit later on that day', async () => {
  const { steps, seller, ftx, list, person } = await market();
  const buyer = await person('buyer');
  await buyer.follow(`cases/${ftx.id}`);
  await buyer.search({ name: 'Cheap', params: { max_ask_percent: '60' }, frequency: 'daily' });
  const claim = await list({ ask_percent: '65' });
  expect(await told()).toHaveLength(1);
  exchange.advance(HOUR);
  await steps.update(seller.token, claim, { ask_percent: '58' });
  exchange.advance(DAY);
  expect((await told()).slice(1)).toEqual(['buyer: 1 new claim fits your searches']);
});

test('what waits for the next daily mail is mailed when its search changes to mails at once', async () => {
  const { list, person } = await market();
  const buyer = await person('buyer');
  const daily = await buyer.search({ frequency: 'daily' });
  const { reference } = await list();
  const instant = await buyer.change(daily, { frequency: 'instant' });
  expect(await told()).toEqual(['buyer: 1 new claim fits your searches']);
  const text = (await exchange.mails('buyer@example.com'))[0]?.text;
  expect(text).toContain(reference);
  expect(text).toContain('This claim is new on the market and fits your search');
  const again = await buyer.change(instant, { frequency: 'daily' });
  await buyer.change(again, { frequency: 'instant' });
  exchange.advance(DAY);
  expect(await told()).toHaveLength(1);
});

test('what waits for the next daily mail is mailed when its search gets other filters, and is told once', async () => {
  const { list, person } = await market();
  const buyer = await person('buyer');
  const daily = await buyer.search({ frequency: 'daily', params: { max_ask_percent: '90' } });
  await list({ ask_percent: '80' });
  const other = await buyer.change(daily, { params: { max_ask_percent: '95' } });
  expect(await told()).toEqual(['buyer: 1 new claim fits your searches']);
  exchange.advance(DAY);
  expect(await told()).toHaveLength(1);
  await list({ ask_percent: '80' });
  await buyer.change(other, { frequency: 'off', params: {} });
  exchange.advance(DAY);
  expect(await told()).toHaveLength(1);
});

test.each<[string, Partial<Pick<SavedSearch, 'frequency' | 'params'>>]>([
  ['gets other filters', { params: { max_ask_percent: '61' } }],
  ['changes to daily mails', { frequency: 'daily' }],
])(
  'what waits for its hour is mailed when an instant search %s, and is told once',
  async (_, changes) => {
    const { steps, seller, list, person } = await market();
    let claim = await list({ ask_percent: '70' });
    const buyer = await person('buyer');
    const search = await buyer.search({ params: { max_ask_percent: '60' } });
    const ask = async (ask_percent: string) => {
      claim = (await steps.update(seller.token, claim, { ask_percent })).body;
      return await told();
    };
    expect(await ask('65')).toEqual([]);
    exchange.advance(MINUTE);
    expect(await ask('58')).toEqual([]);
    exchange.advance(MINUTE);
    await buyer.change(search, changes);
    expect(await told()).toEqual(['buyer: 1 claim newly fits your searches']);
    exchange.advance(2 * DAY);
    expect(await told()).toHaveLength(1);
  },
);

test('a daily mail leaves out the own claims and what was told at once; who wants none gets none later', async () => {
  const { list, person, seller, ftx } = await market();
  const follower = await person('follower');
  await follower.follow(`cases/${ftx.id}`);
  await follower.search({ frequency: 'daily' });
  const silent = await person('silent', { claim_case_follow_notifications: false });
  await silent.search({ frequency: 'daily' });
  const search = { name: 'All', params: {}, frequency: 'daily' };
  await exchange.as(seller.token).post('/api/saved_searches', { saved_search: search });
  exchange.advance(1);
  await list();
  expect(await told()).toHaveLength(1);
  exchange.advance(DAY);
  expect(await told()).toHaveLength(1);
  await exchange.changeUser(silent.user, { claim_case_follow_notifications: true });
  expect(await told()).toHaveLength(1);
  const rows = await exchange.db.select().from(savedSearchRows);
  expect(rows.map(({ alerted_until }) => alerted_until.toISOString())).toEqual(
    Array(3).fill('2026-11-21T07:00:00.000Z'),
  );
});
