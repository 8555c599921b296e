import type { FollowState, Follows } from '@generated/model';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claimRows, followRows } from '../../db/schema';
import { statusesOf, testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

async function market() {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const of = await make.case();
  const claim = await make.claim({ case_id: of.id, user_id: seller.user.id, ask_percent: '62.5' });
  const { user, token } = await exchange.user();
  const client = exchange.as(token);
  return {
    make,
    seller,
    user,
    token,
    case: of,
    claim,
    follow: (path: string) => client.post<FollowState & { code?: string }>(`/api/${path}/follow`),
    unfollow: (path: string) => client.delete<FollowState>(`/api/${path}/follow`),
    follows: async () => (await client.get<Follows>('/api/follows')).body,
  };
}

test('a user follows claims and cases, and reads which', async () => {
  const { follow, follows, claim, case: of } = await market();
  expect((await follow(`claims/${claim.id}`)).body).toEqual({
    is_followed: true,
    followers_count: 1,
  });
  expect((await follow(`cases/${of.case_code}`)).body).toEqual({
    is_followed: true,
    followers_count: 1,
  });
  expect(await follows()).toEqual({ claim_ids: [claim.id], case_ids: [of.id] });
});

test('the latest follow comes first', async () => {
  const { follow, follows, make, seller, case: of, claim } = await market();
  const second = await make.claim({ case_id: of.id, user_id: seller.user.id });
  await follow(`claims/${claim.id}`);
  exchange.advance(1000);
  await follow(`claims/${second.id}`);
  expect((await follows()).claim_ids).toEqual([second.id, claim.id]);
});

test('following twice changes nothing, neither the count nor the price of the day', async () => {
  const { follow, claim } = await market();
  await follow(`claims/${claim.id}`);
  await exchange.db.update(claimRows).set({ ask_percent: '50' }).where(eq(claimRows.id, claim.id));
  expect((await follow(`claims/${claim.id}`)).body.followers_count).toBe(1);
  const rows = await exchange.db.select().from(followRows);
  expect(rows.map(({ ask_percent_then }) => ask_percent_then)).toEqual(['62.5']);
});

test('two who press at the same time are two followers, one who does is one', async () => {
  const { follow, claim } = await market();
  const other = await exchange.user();
  await Promise.all([
    follow(`claims/${claim.id}`),
    follow(`claims/${claim.id}`),
    exchange.as(other.token).post(`/api/claims/${claim.id}/follow`),
  ]);
  expect((await follow(`claims/${claim.id}`)).body.followers_count).toBe(2);
});

test.each([
  ['paused', 200],
  ['under_offer', 200],
  ['draft', 404],
  ['in_review', 404],
  ['withdrawn', 404],
  ['expired', 404],
] as const)('a claim that is %s: %i', async (status, expected) => {
  const { follow, claim } = await market();
  await exchange.db.update(claimRows).set({ status }).where(eq(claimRows.id, claim.id));
  expect((await follow(`claims/${claim.id}`)).status).toBe(expected);
});

test('nobody follows an own claim', async () => {
  const { seller, claim } = await market();
  const { status, body } = await exchange.as(seller.token).post(`/api/claims/${claim.id}/follow`);
  expect([status, body.code]).toEqual([422, 'own_claim']);
});

test('a claim that has left the market is still unfollowed; one that nobody sees is not told of', async () => {
  const { follow, unfollow, follows, claim } = await market();
  await follow(`claims/${claim.id}`);
  const hide = { status: 'in_review', listed_at: null } as const;
  await exchange.db.update(claimRows).set(hide).where(eq(claimRows.id, claim.id));
  expect((await unfollow(`claims/${claim.id}`)).body).toEqual({
    is_followed: false,
    followers_count: 0,
  });
  expect(await follows()).toEqual({ claim_ids: [], case_ids: [] });
  expect((await unfollow(`claims/${claim.id}`)).status).toBe(404);
});

test('what is not followed stays so', async () => {
  const { unfollow, claim, case: of } = await market();
  const state = { is_followed: false, followers_count: 0 };
  expect((await unfollow(`claims/${claim.id}`)).body).toEqual(state);
  expect((await unfollow(`cases/${of.id}`)).body).toEqual(state);
  expect((await unfollow('cases/nowhere')).status).toBe(404);
});

test('a draft case cannot be followed', async () => {
  const { make, follow } = await market();
  const draft = await make.case({ status: 'draft' });
  expect((await follow(`cases/${draft.id}`)).status).toBe(404);
});

test('at most 1,000 claims are followed, also by two presses at once', async () => {
  const { make, follow, claim, user, seller, case: of } = await market();
  const [template] = await exchange.db.select().from(claimRows);
  if (!template) throw new Error('There is no claim.');
  const { id, search_text, ...values } = template;
  const others = Array.from({ length: 999 }, (_, n) => ({
    ...values,
    reference: `CLM-X${String(n).padStart(5, '0')}`,
  }));
  const made = await exchange.db.insert(claimRows).values(others).returning({ id: claimRows.id });
  await exchange.db
    .insert(followRows)
    .values(made.map((row) => ({ user_id: user.id, claim_id: row.id })));
  const last = await make.claim({ case_id: of.id, user_id: seller.user.id });
  const answers = await Promise.all([follow(`claims/${claim.id}`), follow(`claims/${last.id}`)]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  expect(answers.map(({ body }) => body.code)).toContain('too_many_follows');
  // Cases have a limit of their own.
  expect((await follow(`cases/${of.id}`)).status).toBe(200);
});
