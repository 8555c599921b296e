import type { MyClaim } from '@generated/model';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { followerNewsRows, followRows, notificationRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';
import { followerSteps } from '../../testing/follower-steps';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();
const { market, told, runNow } = followerSteps(exchange);

test('a listing is told to those who follow the case, and to those whose instant search it fits', async () => {
  const { list, person, ftx } = await market();
  await (await person('follower')).follow(`cases/${ftx.id}`);
  await (await person('cheap')).search({ params: { max_ask_percent: '60' } });
  await (await person('dear')).search({ params: { min_ask_percent: '61' } });
  await (await person('off')).search({ frequency: 'off' });
  await person('nobody');
  const claim = await list({ ask_percent: '60' });
  expect(await told()).toEqual([
    `follower: New claim in FTX: ${claim.reference}`,
    `cheap: New claim in FTX: ${claim.reference}`,
  ]);
  const [mail] = await exchange.mails('cheap@example.com');
  expect(mail?.text).toContain('It asks for 60.00 % of face.');
  expect(mail?.text).toContain('because it fits your search “All”');
  expect(mail?.text).toContain(`https://claims.example.com/claim/${claim.id}`);
  expect(await told()).toHaveLength(2);
});

test('whoever follows the case and has searches that fit gets one mail', async () => {
  const { list, person, ftx } = await market();
  const keen = await person('keen');
  await keen.follow(`cases/${ftx.id}`);
  await keen.search();
  await keen.search({ name: 'Second', params: { min_face_amount: '1' } });
  const double = await person('double');
  await double.search({ name: 'First' });
  await double.search({ name: 'Second', params: { min_face_amount: '1' } });
  await list();
  expect(await told()).toHaveLength(2);
  const [mail] = await exchange.mails('double@example.com');
  expect(mail?.text).toContain('it fits your searches “First”, “Second”');
});

test.each([
  ['who wants no such mails', { claim_case_follow_notifications: false }],
  ['whose address is not confirmed', { email_verified_at: null }],
  ['who is suspended', { status: 'suspended' }],
] as const)('nobody is told %s', async (_, values) => {
  const { list, person, ftx } = await market();
  const other = await person('other');
  await other.follow(`cases/${ftx.id}`);
  await other.search();
  await exchange.changeUser(other.user, values);
  await list();
  expect(await told()).toEqual([]);
});

test('who is suspended finds nothing of it in the bell either', async () => {
  const { list, person, ftx } = await market();
  const other = await person('other');
  await other.follow(`cases/${ftx.id}`);
  await exchange.changeUser(other.user, { status: 'suspended' });
  await list();
  await runNow();
  const ofOther = eq(notificationRows.user_id, other.user.id);
  expect(await exchange.db.$count(notificationRows, ofOther)).toBe(0);
});

test('a seller is not told of the own listing', async () => {
  const { list, seller, ftx } = await market();
  const client = exchange.as(seller.token);
  await client.post(`/api/cases/${ftx.id}/follow`);
  const search = { name: 'All', params: {}, frequency: 'instant' };
  await client.post('/api/saved_searches', { saved_search: search });
  await list();
  expect(await told()).toEqual([]);
});

test('only a verified buyer who has accepted the agreement is alerted by exact amounts', async () => {
  const { list, person } = await market();
  // The claim is of 250,000.10; others see 250,000.
  const params = { min_face_amount: '250000.05' };
  await (await person('visitor')).search({ params });
  const buyer = await person('buyer');
  await exchange.buyerAccount(buyer.user, 'verified');
  await exchange.acceptance(buyer.user);
  await buyer.search({ params });
  const unadmitted = await person('unadmitted');
  await exchange.buyerAccount(unadmitted.user, 'verified');
  await unadmitted.search({ params });
  await unadmitted.search({
    params: { ...params, max_face_amount: '900000' },
    frequency: 'daily',
  });
  await list();
  expect((await told()).map((line) => line.split(':')[0])).toEqual(['buyer']);
  exchange.advance(DAY);
  expect((await told()).map((line) => line.split(':')[0])).toEqual(['buyer']);
});

test('of two listings that were committed in another order than they were made both are told', async () => {
  const { seller, ftx, person } = await market();
  await (await person('searcher')).search();
  const make = marketFactories(exchange);
  const at = exchange.ports.clock().getTime();
  for (const later of [20, 10]) {
    const listed_at = new Date(at + later);
    const values = { case_id: ftx.id, user_id: seller.user.id, listed_at };
    const { id: claim_id } = await make.claim(values);
    const news = { claim_id, type: 'listed', occurred_at: listed_at, due_at: listed_at } as const;
    await exchange.db.insert(followerNewsRows).values(news);
  }
  exchange.advance(MINUTE);
  expect(await told()).toHaveLength(2);
});

test('followers of a claim learn of a new ask, a pause, its end and that it is open again', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '60' });
  await (await person('follower')).follow(`claims/${claim.id}`);
  await told();
  claim = (await steps.update(seller.token, claim, { ask_percent: '55.5' })).body;
  await told();
  claim = (await steps.change(seller.token, claim, 'pause')).body;
  await told();
  claim = (await steps.change(seller.token, claim, 'resume')).body;
  await told();
  claim = (await steps.change(seller.token, claim, 'withdraw')).body;
  // To be changed: it does not come back at once.
  await steps.change(seller.token, claim, 'revise');
  const { reference } = claim;
  expect(await told()).toEqual([
    `follower: ${reference} asks for 55.50 %, down from 60.00 %`,
    `follower: ${reference} is paused`,
    `follower: ${reference} is open again`,
    `follower: ${reference} was withdrawn`,
  ]);
  const [mail] = await exchange.mails('follower@example.com');
  expect(mail?.text).toContain('It asks for 55.50 % of face. Before, it asked for 60.00 %.');
});

test('a new ask is told to those whose instant search it has come within, once', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '70' });
  const within = { params: { max_ask_percent: '60' } };
  await (await person('waiting')).search(within);
  await (await person('lower')).search({ params: { max_ask_percent: '50' } });
  await (await person('always')).search({ params: { max_ask_percent: '75' } });
  await (await person('any')).search();
  await (await person('daily')).search({ ...within, frequency: 'daily' });
  const follower = await person('follower');
  await follower.follow(`claims/${claim.id}`);
  await follower.search(within);
  const ask = async (ask_percent: string | null) => {
    claim = (await steps.update(seller.token, claim, { ask_percent })).body;
    exchange.advance(2 * HOUR);
    const all = await told();
    return all.slice(before, (before = all.length)).map((line) => line.split(':')[0]);
  };
  let before = (await told()).length;
  expect(await ask('60')).toEqual(['waiting', 'follower']);
  const [mail] = await exchange.mails('waiting@example.com');
  expect(mail?.subject).toBe(`${claim.reference} asks for 60.00 %, down from 70.00 %`);
  expect(mail?.text).toContain('because it fits your search “All”');
  // It fitted before.
  expect(await ask('59')).toEqual(['follower']);
  expect(await ask('80')).toEqual(['follower']);
  expect(await ask('55')).toEqual(['waiting', 'always', 'follower']);
});

test('an ask that went up and down within the hour is measured by what was told before', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '70' });
  await (await person('waiting')).search({ params: { max_ask_percent: '60' } });
  for (const ask_percent of ['65', '58']) {
    claim = (await steps.update(seller.token, claim, { ask_percent })).body;
    exchange.advance(MINUTE);
    await told();
  }
  exchange.advance(HOUR);
  expect(await told()).toEqual([`waiting: ${claim.reference} asks for 58.00 %, down from 65.00 %`]);
  const [mail] = await exchange.mails('waiting@example.com');
  // 65 % was told, to nobody who waits for so much.
  expect(mail?.text).toContain('It asks for 58.00 % of face. Before, it asked for 65.00 %.');
});

test('what an ask was before is that of the same claim, whatever others asked for', async () => {
  const { steps, seller, list, person } = await market();
  const claims = [await list({ ask_percent: '90' }), await list({ ask_percent: '70' })];
  await (await person('follower')).follow(`claims/${claims[1]?.id}`);
  for (const claim of claims) {
    exchange.advance(MINUTE);
    await steps.update(seller.token, claim, { ask_percent: '60' });
  }
  await told();
  const [mail] = await exchange.mails('follower@example.com');
  expect(mail?.text).toContain('Before, it asked for 70.00 %.');
});

test('the clock tells of the end of a listing', async () => {
  const { list, person } = await market();
  const claim = await list();
  await (await person('follower')).follow(`claims/${claim.id}`);
  await told();
  exchange.advance(90 * DAY);
  expect(await told()).toEqual([`follower: The listing of ${claim.reference} has ended`]);
});

test('nobody learns that a minimum price was changed', async () => {
  const { steps, seller, list, person } = await market();
  const claim = await list({ ask_percent: '60' });
  await (await person('follower')).follow(`claims/${claim.id}`);
  await steps.update(seller.token, claim, { ask_percent: '60', minimum_percent: '50' });
  expect(await told()).toEqual([]);
});

test('what was overtaken within the minute is not told, and two prices are one mail', async () => {
  const { steps, seller, list, person } = await market();
  let claim: MyClaim = await list({ ask_percent: '60' });
  await (await person('follower')).follow(`claims/${claim.id}`);
  await told();
  claim = (await steps.update(seller.token, claim, { ask_percent: '55' })).body;
  claim = (await steps.update(seller.token, claim, { ask_percent: '54' })).body;
  claim = (await steps.change(seller.token, claim, 'pause')).body;
  await steps.change(seller.token, claim, 'resume');
  expect(await told()).toEqual([
    `follower: ${claim.reference} asks for 54.00 %, down from 60.00 %`,
    `follower: ${claim.reference} is open again`,
  ]);
  const [mail] = await exchange.mails('follower@example.com');
  expect(mail?.text).toContain('It asks for 54.00 % of face. Before, it asked for 60.00 %.');
});

test('who follows or searches only after the listing is not told of it', async () => {
  const { list, person, ftx } = await market();
  const claim = await list();
  exchange.advance(1);
  const late = await person('late');
  await late.search();
  await late.follow(`cases/${ftx.id}`);
  await late.follow(`claims/${claim.id}`);
  expect(await told()).toEqual([]);
});

test('many who may not be told do not keep the news from those after them', async () => {
  const { list, person, ftx } = await market();
  const people = await Promise.all(
    Array.from({ length: 150 }, () => exchange.user({ status: 'suspended' })),
  );
  const created_at = exchange.ports.clock();
  await exchange.db
    .insert(followRows)
    .values(people.map(({ user }) => ({ user_id: user.id, case_id: ftx.id, created_at })));
  await (await person('last')).follow(`cases/${ftx.id}`);
  const { reference } = await list();
  expect(await told()).toEqual([`last: New claim in FTX: ${reference}`]);
});

test('hundreds of followers are told once each, by any number of processes', async () => {
  const { list, ftx } = await market();
  const people = await Promise.all(Array.from({ length: 230 }, () => exchange.user()));
  const created_at = exchange.ports.clock();
  await exchange.db
    .insert(followRows)
    .values(people.map(({ user }) => ({ user_id: user.id, case_id: ftx.id, created_at })));
  exchange.advance(1);
  await list();
  await Promise.all([runNow(), runNow(), runNow()]);
  const receivers = (await exchange.mails())
    .filter(({ kind }) => kind === 'followed_listed')
    .map(({ to }) => to);
  expect(receivers).toHaveLength(230);
  expect(new Set(receivers).size).toBe(230);
  expect(await exchange.db.$count(followerNewsRows, isNotNull(followerNewsRows.due_at))).toBe(0);
});
