import type { FollowedClaimPage } from '@generated/model';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { claimRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

/** Three claims that a buyer follows, one hour after the other, and one that somebody else follows. */
async function followed() {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const ftx = await make.case({ name: 'FTX' });
  const buyer = await exchange.buyer();
  const other = await exchange.buyer();
  const rows = [
    { face_amount: '123456.78', ask_percent: '60' },
    { face_amount: '300', ask_percent: null },
    { face_amount: '200', ask_percent: '40' },
    { face_amount: '500' },
  ];
  const claims = [];
  for (const [index, row] of rows.entries()) {
    const claim = await make.claim({ ...row, case_id: ftx.id, user_id: seller.user.id });
    const { token } = index < 3 ? buyer : other;
    await exchange.as(token).post(`/api/claims/${claim.id}/follow`);
    exchange.advance(HOUR);
    claims.push(claim);
  }
  const list = async (query = '') =>
    (await exchange.as(buyer.token).get<FollowedClaimPage>(`/api/followed_claims?${query}`)).body;
  const ids = async (query: string) =>
    (await list(query)).followed_claims.map(({ claim }) => claim.id);
  const [first] = claims;
  if (!first) throw new Error('There is no claim.');
  return { list, ids, first };
}

test('the followed claims show exact amounts, and the price of the day beside that of now', async () => {
  const { list, first } = await followed();
  await exchange.db.update(claimRows).set({ ask_percent: '55' }).where(eq(claimRows.id, first.id));
  const page = await list();
  expect(page.total_count).toBe(3);
  expect(page.followed_claims.at(-1)).toMatchObject({
    claim: {
      id: first.id,
      case: { name: 'FTX' },
      status: 'open',
      face_amount: '123456.78',
      face_amount_rounded: false,
      ask_percent: '55',
    },
    followed_at: '2026-11-20T10:00:00.000Z',
    ask_percent_then: '60',
  });
  expect(page.followed_claims[1]).toMatchObject({ ask_percent_then: null });
});

test.each([
  ['', [3, 2, 1]],
  ['sort_by=followed_at&sort_direction=asc', [1, 2, 3]],
  ['sort_by=face_amount', [1, 2, 3]],
  ['sort_by=ask_percent&sort_direction=asc', [2, 3, 1]],
  ['status=paused', []],
  ['status=open,paused&per_page=2&page=2', [1]],
  ['search=CLM-000002', [1]],
])('%s', async (query, expected) => {
  const { ids } = await followed();
  expect(await ids(query)).toEqual(expected);
});

test('amounts that look alike to who has not accepted the agreement in force are sorted by their numbers', async () => {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const { id: case_id } = await make.case();
  const { token } = await exchange.user({ buyer_account_status: 'verified' });
  const ids = [];
  for (const face_amount of ['122000', '121000']) {
    const { id } = await make.claim({ case_id, user_id: seller.user.id, face_amount });
    await exchange.as(token).post(`/api/claims/${id}/follow`);
    ids.push(id);
  }
  const path = '/api/followed_claims?sort_by=face_amount';
  const { body } = await exchange.as(token).get<FollowedClaimPage>(path);
  expect(body.followed_claims.map(({ claim }) => claim.id)).toEqual(ids.toReversed());
});

test('a claim that was withdrawn stays in the list, one that is in review again leaves it', async () => {
  const { list, first } = await followed();
  const set = (values: Partial<typeof claimRows.$inferInsert>) =>
    exchange.db.update(claimRows).set(values).where(eq(claimRows.id, first.id));
  await set({ status: 'withdrawn' });
  const page = await list('status=withdrawn');
  expect(page).toMatchObject({ total_count: 1, followed_claims: [{ claim: { id: first.id } }] });
  await set({ status: 'in_review', listed_at: null });
  expect((await list()).total_count).toBe(2);
  expect((await list('per_page=1&page=2')).total_count).toBe(2);
});
