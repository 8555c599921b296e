import type { Claim, ClaimPage, MyClaim, MyClaimPage } from '@generated/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimRows } from '../db/schema';
import { openExchange, type TestExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

let exchange: TestExchange;
let market: ReturnType<typeof marketFactories>;
let seller: Awaited<ReturnType<TestExchange['user']>>;
let buyer: string;
let ftx: number;

beforeAll(async () => {
  exchange = await openExchange();
  market = marketFactories(exchange);
  seller = await exchange.user();
  buyer = (await exchange.buyer()).token;
  ftx = (await market.case({ case_code: 'ftx', name: 'FTX', guide_low_percent: '108' })).id;
});
afterAll(() => exchange.close());

describe('who sees what', () => {
  const exactTerms = {
    holder_country: 'JP' as const,
    debtor_entity: 'FTX Trading Ltd.',
    scheduled_amount: '123456.78',
    filed_amount: null,
    allowed_amount: '120000.5',
    schedule_number: 'S-17',
    proof_of_claim_number: null,
    filed_on: '2023-06-30',
    preference_exposure_amount: null,
    assets: [{ symbol: 'BTC', quantity: '7.3', value: '123158.3' }],
  };
  let id: number;
  beforeAll(async () => {
    const claim = await market.claim({
      ...exactTerms,
      case_id: ftx,
      user_id: seller.user.id,
      reference: 'CLM-EXACT0',
      holder_name: 'Hideo Holder',
      face_amount: '123456.78',
      ask_percent: '90.50',
      minimum_percent: '80',
      description: 'Complete documents.',
      claim_class: '5A',
      answers: { account: 'A-1' },
      review_note: 'Checked.',
    });
    id = claim.id;
    const document = (values: object) =>
      exchange.document(seller.user, { claim_id: id, kind: 'proof_of_claim', ...values });
    await document({ visibility: 'verified_buyers', redacted: true, byte_size: 182_044 });
    await document({ visibility: 'private' });
    await document({ visibility: 'verified_buyers', status: 'rejected' });
  });

  const read = async (token?: string) => {
    const one = await exchange.as(token).get<Claim>(`/api/claims/${id}`);
    const list = await exchange.as(token).get<ClaimPage>('/api/claims?search=CLM-EXACT0');
    return { claim: one.body, summary: list.body.claims[0] };
  };
  const rounded = { face_amount: '120000', face_amount_rounded: true };
  const exact = { face_amount: '123456.78', face_amount_rounded: false };

  test('a visitor sees the amount rounded and no exact terms', async () => {
    const { claim, summary } = await read();
    expect(summary).toMatchObject(rounded);
    expect(claim).toMatchObject({
      ...rounded,
      exact_terms: null,
      is_owner: false,
      claim_class: '5A',
      claim_class_name: 'Customer claims',
      case: { id: ftx, case_code: 'ftx', guide_low_percent: '108', guide_high_percent: null },
      documents: [{ kind: 'proof_of_claim', byte_size: 182_044 }],
    });
  });

  test.each(['none', 'pending', 'info_requested', 'rejected', 'suspended'] as const)(
    'so does a user whose buyer account is %s',
    async (buyer_account_status) => {
      const { token } = await exchange.user({ buyer_account_status });
      const { claim, summary } = await read(token);
      expect(summary).toMatchObject(rounded);
      expect(claim).toMatchObject({ ...rounded, exact_terms: null, is_owner: false });
    },
  );

  test('a verified buyer sees the exact terms', async () => {
    const { claim, summary } = await read(buyer);
    expect(summary).toMatchObject(exact);
    expect(claim).toMatchObject({ ...exact, exact_terms: exactTerms, is_owner: false });
    expect(claim.exact_terms?.documents).toMatchObject([
      { kind: 'proof_of_claim', redacted: true },
    ]);
  });

  test.each([
    ['usdc', 'usdc'],
    ['other', null],
  ] as const)(
    'of a seller who is paid by %s buyers read %s',
    async (payment_method, preference) => {
      const custom_payment_method = payment_method === 'other' ? 'Write to mara@example.com' : null;
      await exchange.changeUser(seller.user, { payment_method, custom_payment_method });
      const { claim } = await read(buyer);
      expect(claim.exact_terms?.payment_preference).toBe(preference);
      expect(JSON.stringify(claim)).not.toContain('mara@example.com');
    },
  );

  test('of a claim in another currency buyers read of no stablecoin', async () => {
    const inUsdt = { payment_method: 'usdt', custom_payment_method: null } as const;
    await exchange.changeUser(seller.user, inUsdt);
    const of = eq(claimRows.id, id);
    await exchange.db.update(claimRows).set({ currency: 'EUR' }).where(of);
    expect((await read(buyer)).claim.exact_terms?.payment_preference).toBeNull();
    await exchange.db.update(claimRows).set({ currency: 'USD' }).where(of);
  });

  test('the owner sees them, and what buyers read', async () => {
    const { claim, summary } = await read(seller.token);
    expect(summary).toMatchObject(exact);
    expect(claim).toMatchObject({ ...exact, exact_terms: exactTerms, is_owner: true });
    expect(claim.exact_terms?.documents).toMatchObject([
      { kind: 'proof_of_claim', redacted: true },
    ]);
  });

  test('nobody sees the holder, the lowest price, the answers or the note of the review', async () => {
    for (const token of [undefined, buyer, seller.token]) {
      const text = JSON.stringify(await read(token));
      expect(text).not.toMatch(
        /Hideo|holder_name|minimum_percent|answers|review_note|search_text|user_id/,
      );
    }
  });
});

test('the price that was agreed on is for the seller and the staff, and for nobody else', async () => {
  const agreed = new Date('2026-11-08T09:00:00.000Z');
  const sale = new Date('2026-11-10T09:00:00.000Z');
  const claim = await market.claim({
    case_id: ftx,
    user_id: seller.user.id,
    status: 'sold',
    agreed_percent: '118.5',
    agreed_at: agreed,
    sold_at: sale,
  });
  const deal = { percent: '118.5', agreed_at: agreed.toISOString() };
  const { token: staff } = await exchange.admin();
  const read = async (token: string | null) =>
    (await exchange.as(token).get<Claim>(`/api/claims/${claim.id}`)).body;
  expect(await read(seller.token)).toMatchObject({ deal });
  expect(await read(staff)).toMatchObject({ deal });
  for (const other of [null, buyer]) {
    expect(await read(other)).toMatchObject({
      status: 'sold',
      sold_at: sale.toISOString(),
      deal: null,
    });
  }
  const own = await exchange.as(seller.token).get<MyClaim>(`/api/my_claims/${claim.id}`);
  const list = await exchange.as(seller.token).get<MyClaimPage>('/api/my_claims?status=sold');
  for (const mine of [own.body, list.body.my_claims.find(({ id }) => id === claim.id)]) {
    expect(mine).toMatchObject({ deal, sold_at: sale.toISOString() });
  }
});
