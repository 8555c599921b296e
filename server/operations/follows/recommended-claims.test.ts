import type { CountryCode, RecommendedClaimPage } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buyerAccountRows, userRows } from '../../db/schema';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';
import { type Interests, reasonsFor } from './reasons';

const exchange = testExchange();

async function market() {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const { user, token } = await exchange.buyer();
  const client = exchange.as(token);
  const cases = [];
  for (const name of ['Named', 'Followed', 'Of a claim', 'Other']) {
    cases.push(await make.case({ name, guide_low_percent: '50', guide_high_percent: '60' }));
  }
  const [named, followed, ofClaim, other] = cases;
  if (!named || !followed || !ofClaim || !other) throw new Error('A case is missing.');
  const listed = (caseId: number, hour: number, values = {}) =>
    make.claim({
      case_id: caseId,
      user_id: seller.user.id,
      listed_at: new Date(`2026-11-10T0${hour}:00:00Z`),
      ...values,
    });
  const account = (values: Partial<typeof buyerAccountRows.$inferInsert>) =>
    exchange.db.update(buyerAccountRows).set(values).where(eq(buyerAccountRows.user_id, user.id));
  await account({ case_ids: [named.id] });
  const list = async (query = '') =>
    (await client.get<RecommendedClaimPage>(`/api/claims/recommended?${query}`)).body;
  const ids = async () => (await list()).recommended_claims.map(({ claim }) => claim.id);
  return {
    make,
    user,
    token,
    client,
    cases: { named, followed, ofClaim, other },
    listed,
    account,
    list,
    ids,
  };
}

test('claims of named and followed cases and those of followed claims, the latest listing first', async () => {
  const { client, cases, listed, list } = await market();
  const a = await listed(cases.named.id, 1, { ask_percent: '49' });
  const b = await listed(cases.followed.id, 3, { ask_percent: '50' });
  const c = await listed(cases.ofClaim.id, 2);
  const followedClaim = await listed(cases.ofClaim.id, 4);
  await listed(cases.other.id, 5);
  await client.post(`/api/cases/${cases.followed.id}/follow`);
  await client.post(`/api/claims/${followedClaim.id}/follow`);
  const { recommended_claims: rows, total_count } = await list();
  expect(rows.map(({ claim, reasons }) => [claim.id, reasons])).toEqual([
    [b.id, ['followed_case']],
    [c.id, ['case_of_followed_claim']],
    [a.id, ['case_of_interest', 'below_guide']],
  ]);
  expect(total_count).toBe(3);
  expect((await list('per_page=1&page=2')).total_count).toBe(3);
});

test('neither own claims nor those that are not open', async () => {
  const { user, cases, listed, ids } = await market();
  await listed(cases.named.id, 1, { user_id: user.id });
  await listed(cases.named.id, 2, { status: 'paused' });
  expect(await ids()).toEqual([]);
});

test('amounts outside the range are left out; those in another currency are not compared', async () => {
  const { cases, listed, account, list } = await market();
  await account({ investment_min: '100000', investment_max: '200000' });
  const most = await listed(cases.named.id, 5, { face_amount: '200000' });
  const least = await listed(cases.named.id, 4, { face_amount: '100000' });
  await listed(cases.named.id, 3, { face_amount: '99999.99' });
  await listed(cases.named.id, 2, { face_amount: '200000.01' });
  const yen = await listed(cases.named.id, 1, { face_amount: '9000000', currency: 'JPY' });
  const { recommended_claims: rows } = await list();
  expect(rows.map(({ claim, reasons }) => [claim.id, reasons])).toEqual([
    [most.id, ['case_of_interest', 'within_range']],
    [least.id, ['case_of_interest', 'within_range']],
    [yen.id, ['case_of_interest']],
  ]);
});

test('without the agreement in force the range goes by the amounts that are seen', async () => {
  const { cases, listed } = await market();
  await listed(cases.named.id, 1, { face_amount: '123456.78' });
  const counted = async (amount: string) => {
    const { user, token } = await exchange.user({ identity_status: 'approved' });
    const range = { investment_min: amount, investment_max: amount };
    await exchange.buyerAccount(user, 'verified', { case_ids: [cases.named.id], ...range });
    const client = exchange.as(token);
    return (await client.get<RecommendedClaimPage>('/api/claims/recommended')).body.total_count;
  };
  expect([await counted('123456.78'), await counted('120000')]).toEqual([0, 1]);
});

test('a dismissed claim is not recommended until that is taken back', async () => {
  const { client, cases, listed, ids, list } = await market();
  const claim = await listed(cases.named.id, 1);
  const dismissal = `/api/claims/${claim.id}/dismissal`;
  expect((await client.post(dismissal)).status).toBe(204);
  expect((await client.post(dismissal)).status).toBe(204);
  expect(await ids()).toEqual([]);
  const dismissed = await list('dismissed=true');
  expect(dismissed).toMatchObject({
    total_count: 1,
    recommended_claims: [{ claim: { id: claim.id }, reasons: ['case_of_interest'] }],
  });
  expect((await client.delete(dismissal)).status).toBe(204);
  expect((await client.delete(dismissal)).status).toBe(204);
  expect(await ids()).toEqual([claim.id]);
  expect(await list('dismissed=true')).toMatchObject({ total_count: 0, recommended_claims: [] });
});

test('claims of a case that takes no offers from the country of the buyer are left out', async () => {
  const { user, cases, listed, ids } = await market();
  const claim = await listed(cases.named.id, 1);
  const live = async (country: CountryCode | null) => {
    await exchange.db.update(userRows).set({ country }).where(eq(userRows.id, user.id));
    return await ids();
  };
  expect(await live('KP')).toEqual([]);
  expect(await live('DE')).toEqual([claim.id]);
  expect(await live(null)).toEqual([claim.id]);
});

test('a claim that is negotiated about is recommended again once that has ended', async () => {
  const { token, cases, listed, ids } = await market();
  const claim = await listed(cases.named.id, 1);
  const deals = dealSteps(exchange);
  const { body: offer } = await deals.offer(token, claim.id);
  expect(await ids()).toEqual([]);
  expect((await deals.answer(token, 'withdraw', offer)).status).toBe(200);
  expect(await ids()).toEqual([claim.id]);
});

test('what nobody may see can neither be dismissed nor restored', async () => {
  const { client, cases, listed } = await market();
  const draft = await listed(cases.named.id, 1, { status: 'draft', listed_at: null });
  expect((await client.post(`/api/claims/${draft.id}/dismissal`)).status).toBe(404);
  expect((await client.delete(`/api/claims/${draft.id}/dismissal`)).status).toBe(404);
});

test('a buyer without interests is recommended nothing', async () => {
  const { cases, listed, account, list } = await market();
  await listed(cases.named.id, 1);
  await account({ case_ids: [] });
  expect(await list()).toMatchObject({ total_count: 0, recommended_claims: [] });
});

describe('the reasons', () => {
  const none: Interests = {
    named: new Set(),
    followed: new Set(),
    ofFollowedClaims: new Set(),
    range: { min: null, max: null, currency: 'USD' },
  };
  const claim = {
    case_id: 1,
    currency: 'USD',
    ask_percent: '50',
    guide_low_percent: '50',
  };
  const only = new Set([1]);
  test.each([
    ['nothing', {}, {}, []],
    [
      'all of them, the weightiest first',
      { ask_percent: '49.9999' },
      { named: only, followed: only, ofFollowedClaims: only, range: { ...none.range, min: '1' } },
      [
        'case_of_interest',
        'followed_case',
        'case_of_followed_claim',
        'within_range',
        'below_guide',
      ],
    ],
    ['with an upper bound alone', {}, { range: { ...none.range, max: '1000' } }, ['within_range']],
    ['in another currency', { currency: 'JPY' }, { range: { ...none.range, min: '1' } }, []],
    ['without a guide price', { ask_percent: '1', guide_low_percent: null }, {}, []],
    ['open to offers', { ask_percent: null }, {}, []],
  ])('%s', (_, facts, interests, expected) => {
    expect(reasonsFor({ ...claim, ...facts }, { ...none, ...interests })).toEqual(expected);
  });
});
