import type { SellerPortal } from '@generated/model';
import { expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import type { claimRows } from '../../db/schema';
import { testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

const inDays = (days: number) => new Date(exchange.ports.clock().getTime() + days * DAY);

const portal = async (token: string) =>
  (await exchange.as(token).get<SellerPortal>('/api/seller_portal')).body;

type Values = Partial<typeof claimRows.$inferInsert>;

async function aSeller() {
  const market = marketFactories(exchange);
  const { user, token } = await exchange.user();
  return {
    market,
    token,
    claim: (case_id: number, values: Values) =>
      market.claim({ ...values, case_id, user_id: user.id }),
  };
}

test('somebody without claims has counters of zero and nothing to do', async () => {
  const { token } = await aSeller();
  const body = await portal(token);
  expect(body.claims_by_status.map(({ status }) => status)).toEqual([
    'draft',
    'changes_requested',
    'in_review',
    'open',
    'paused',
    'under_offer',
    'sold',
    'withdrawn',
    'expired',
    'rejected',
  ]);
  expect(body.claims_by_status.every(({ count }) => count === 0)).toBe(true);
  expect(body).toMatchObject({ attention: [], held_cases: [] });
});

test('what waits for the seller: changes, listings that end within seven days, drafts', async () => {
  const { market, token, claim } = await aSeller();
  const of = await market.case();
  const draft = await claim(of.id, { status: 'draft', updated_at: inDays(-1) });
  const freshDraft = await claim(of.id, { status: 'draft', updated_at: inDays(0) });
  const endsLater = await claim(of.id, { expires_at: inDays(7) });
  const endsSoon = await claim(of.id, { expires_at: inDays(1) });
  await claim(of.id, { expires_at: new Date(inDays(7).getTime() + 1) });
  await claim(of.id, { status: 'paused', expires_at: inDays(1) });
  const sentBack = await claim(of.id, { status: 'changes_requested', updated_at: inDays(-3) });
  const { attention } = await portal(token);
  expect(attention.map(({ id }) => id)).toEqual(
    [sentBack, endsSoon, endsLater, freshDraft, draft].map(({ id }) => id),
  );
});

test('shows ten of them', async () => {
  const { market, token, claim } = await aSeller();
  const of = await market.case();
  for (let made = 0; made < 12; made += 1) await claim(of.id, { status: 'draft' });
  const body = await portal(token);
  expect(body.attention).toHaveLength(10);
  expect(body.claims_by_status[0]).toEqual({ status: 'draft', count: 12 });
});

test('the cases in which claims are held that can still be sold', async () => {
  const { market, token, claim } = await aSeller();
  const other = await exchange.user();
  const voyager = await market.case({ name: 'Voyager', status: 'paused' });
  const ftx = await market.case({
    name: 'FTX',
    guide_low_percent: '108',
    guide_high_percent: '137',
  });
  const genesis = await market.case({ name: 'Genesis' });
  await claim(ftx.id, { face_amount: '100.00', offers_count: 1, best_bid_percent: '9.5' });
  await claim(ftx.id, { face_amount: '0.10', offers_count: 1, best_bid_percent: '82.50' });
  await claim(ftx.id, { face_amount: '0.15', status: 'draft' });
  await claim(ftx.id, { face_amount: '1000', status: 'sold', sold_at: inDays(0) });
  await claim(ftx.id, { face_amount: '1000', status: 'under_offer' });
  await claim(ftx.id, { face_amount: '1000', status: 'expired' });
  await claim(voyager.id, { face_amount: '7', status: 'paused' });
  await claim(genesis.id, { status: 'rejected' });
  await claim(genesis.id, { status: 'withdrawn' });
  await market.claim({ case_id: ftx.id, user_id: other.user.id });
  const { held_cases } = await portal(token);
  expect(held_cases).toMatchObject([
    {
      case: { name: 'FTX', guide_low_percent: '108', guide_high_percent: '137', status: 'active' },
      currency: 'USD',
      claims_count: 3,
      face_amount: '100.25',
      best_bid_percent: '82.5',
    },
    {
      case: { name: 'Voyager', status: 'paused' },
      claims_count: 1,
      face_amount: '7',
      best_bid_percent: null,
    },
  ]);
});

test('a sum may have more digits than any of its amounts', async () => {
  const { market, token, claim } = await aSeller();
  const of = await market.case();
  await claim(of.id, { face_amount: '999999999999' });
  await claim(of.id, { face_amount: '999999999999' });
  const { held_cases } = await portal(token);
  expect(held_cases[0]?.face_amount).toBe('1999999999998');
  const { status } = await exchange.visitor.get(`/api/cases/${of.id}`);
  expect(status).toBe(200);
});
