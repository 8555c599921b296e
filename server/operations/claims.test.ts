import type { Claim, ClaimPage, ClaimSummary } from '@generated/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimStatuses, listedClaimStatuses } from '../db/schema/enums';
import { openExchange, type TestExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

let exchange: TestExchange;
let market: ReturnType<typeof marketFactories>;
let seller: Awaited<ReturnType<TestExchange['user']>>;
let buyer: string;
let ftx: number;
let celsius: number;

const names = new Map<string, string>();

/** Five open claims, named by what is special about them, and one for each other state. */
beforeAll(async () => {
  exchange = await openExchange();
  market = marketFactories(exchange);
  seller = await exchange.user();
  buyer = (await exchange.buyer()).token;
  ftx = (await market.case({ case_code: 'ftx', name: 'FTX', guide_low_percent: '108' })).id;
  celsius = (await market.case({ case_code: 'celsius', name: 'Celsius Network' })).id;
  const add = async (name: string, values: Partial<Parameters<typeof market.claim>[0]>) => {
    const row = await market.claim({ case_id: ftx, user_id: seller.user.id, ...values });
    names.set(row.reference, name);
  };
  const day = (date: string) => new Date(`2026-${date}T09:00:00.000Z`);
  await add('plain', {
    reference: 'CLM-7K3F9Q',
    listed_at: day('11-01'),
    expires_at: day('12-05'),
    face_amount: '123456.78',
    ask_percent: '90',
  });
  await add('small', {
    listed_at: day('11-02'),
    expires_at: day('12-04'),
    face_amount: '9',
    ask_percent: '100.5',
    claim_type: 'trade',
  });
  await add('large', {
    listed_at: day('11-03'),
    expires_at: day('12-03'),
    face_amount: '2000000',
    claim_class: '5A',
    priority: 'convenience',
  });
  await add('disputed', {
    listed_at: day('11-04'),
    expires_at: day('12-02'),
    face_amount: '15000',
    ask_percent: '20',
    register_status: 'disputed',
    recourse_preference: 'full',
    case_id: celsius,
  });
  await add('verified', {
    listed_at: day('11-05'),
    expires_at: day('12-01'),
    face_amount: '14999',
    ask_percent: '9.25',
    estate_kyc_status: 'verified',
    recourse_preference: 'none',
    featured: true,
    case_id: celsius,
  });
  for (const status of claimStatuses.filter((state) => state !== 'open')) {
    await add(status, {
      status,
      featured: true,
      ...(status === 'sold' && { sold_at: day('11-10') }),
    });
  }
});
afterAll(() => exchange.close());

async function found(query: string, token?: string): Promise<(string | undefined)[]> {
  const { status, body } = await exchange.as(token).get<ClaimPage>(`/api/claims?${query}`);
  expect(status).toBe(200);
  return body.claims.map(({ reference }) => names.get(reference));
}

describe('the list of claims', () => {
  test('shows open claims, newest first', async () => {
    const newestFirst = ['verified', 'disputed', 'large', 'small', 'plain'];
    expect(await found('')).toEqual(newestFirst);
    expect(await found('sort_direction=asc')).toEqual(newestFirst);
  });

  test.each([
    { query: () => `case_id=${celsius}`, names: ['verified', 'disputed'] },
    { query: () => `case_id=${celsius},${ftx}&page=2&per_page=3`, names: ['small', 'plain'] },
    { query: () => 'case_id=999', names: [] },
    { query: () => 'case=celsius', names: ['verified', 'disputed'] },
    { query: () => `case=${celsius}&recourse=full`, names: ['disputed'] },
    { query: () => `case=celsius&case_id=${ftx}`, names: [] },
    { query: () => 'case=unknown', names: [] },
    { query: () => 'claim_type=trade', names: ['small'] },
    { query: () => 'claim_type=trade,lease', names: ['small'] },
    { query: () => 'claim_class=5A,6B', names: ['large'] },
    { query: () => 'priority=convenience', names: ['large'] },
    { query: () => 'register_status=disputed', names: ['disputed'] },
    { query: () => 'estate_kyc_status=verified', names: ['verified'] },
    { query: () => 'recourse=full,none', names: ['verified', 'disputed'] },
    { query: () => 'recourse=full&register_status=disputed', names: ['disputed'] },
    { query: () => 'recourse=full&register_status=filed', names: [] },
    { query: () => 'search=7k3f', names: ['plain'] },
    { query: () => 'search=network', names: ['verified', 'disputed'] },
    { query: () => 'search=celsius%20clm', names: ['verified', 'disputed'] },
    // As numbers, not as texts: '9.25' < '20' < '100.5'.
    { query: () => 'min_ask_percent=20', names: ['disputed', 'small', 'plain'] },
    { query: () => 'max_ask_percent=20', names: ['verified', 'disputed'] },
    { query: () => 'min_ask_percent=9.2500&max_ask_percent=9.25', names: ['verified'] },
    { query: () => 'min_ask_percent=100.5', names: ['small'] },
  ])('filters: $names', async ({ query, names: expected }) => {
    expect(await found(query())).toEqual(expected);
  });

  test.each([
    { query: 'min_face_amount=100000', names: ['large', 'plain'] },
    { query: 'max_face_amount=15000', names: ['verified', 'disputed', 'small'] },
    { query: 'max_face_amount=14999', names: ['verified', 'small'] },
    { query: 'min_face_amount=123456.78&max_face_amount=123456.78', names: ['plain'] },
    { query: 'min_face_amount=9&max_face_amount=9.0', names: ['small'] },
  ])(
    'selects by exact amounts for a verified buyer: $query',
    async ({ query, names: expected }) => {
      expect(await found(query, buyer)).toEqual(expected);
    },
  );

  test.each([
    { query: 'min_face_amount=123456.78&max_face_amount=123456.78', names: [] },
    { query: 'min_face_amount=120000&max_face_amount=120000', names: ['plain'] },
    { query: 'min_face_amount=121000', names: ['large'] },
    { query: 'max_face_amount=14999', names: ['small'] },
    { query: 'max_face_amount=15000', names: ['verified', 'disputed', 'small'] },
  ])('selects by the amounts a visitor sees: $query', async ({ query, names: expected }) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    { by: 'listed_at', desc: ['verified', 'disputed', 'large', 'small', 'plain'] },
    { by: 'expires_at', desc: ['plain', 'small', 'large', 'disputed', 'verified'] },
    // 15,000 and 14,999 look alike: their numbers decide, else the order would tell them apart.
    { by: 'face_amount', desc: ['large', 'plain', 'verified', 'disputed', 'small'] },
    { by: 'ask_percent', desc: ['small', 'plain', 'disputed', 'verified', 'large'] },
  ])('is sorted by $by in both directions', async ({ by, desc }) => {
    expect(await found(`sort_by=${by}`)).toEqual(desc);
    expect(await found(`sort_by=${by}&sort_direction=asc`)).toEqual(desc.toReversed());
  });

  test('tells the seller alone which claims are own ones', async () => {
    for (const [token, isOwner] of [
      [seller.token, true],
      [buyer, false],
    ] as const) {
      const { body } = await exchange.as(token).get<ClaimPage>('/api/claims');
      expect(new Set(body.claims.map(({ is_owner }) => is_owner))).toEqual(new Set([isOwner]));
    }
  });

  test('is sorted by exact amounts for a verified buyer, and for the seller of all of them', async () => {
    const desc = ['large', 'plain', 'disputed', 'verified', 'small'];
    for (const token of [buyer, seller.token]) {
      expect(await found('sort_by=face_amount', token)).toEqual(desc);
      const upward = await found('sort_by=face_amount&sort_direction=asc', token);
      expect(upward).toEqual(desc.toReversed());
    }
  });

  test.each([
    { query: 'per_page=2', total: 5 },
    { query: 'per_page=2&page=3', total: 5 },
    { query: 'per_page=2&page=9', total: 5 },
    { query: 'per_page=1&recourse=full,none', total: 2 },
    { query: 'per_page=1&page=7&recourse=full,none', total: 2 },
    { query: 'per_page=2&page=7&search=nothing-at-all', total: 0 },
  ])('counts all that match: $query', async ({ query, total }) => {
    const { body } = await exchange.visitor.get<ClaimPage>(`/api/claims?${query}`);
    expect(body.total_count).toBe(total);
  });

  test('counts the claims of the chosen cases', async () => {
    const total = async (query: string) =>
      (await exchange.visitor.get<ClaimPage>(`/api/claims?per_page=1&${query}`)).body.total_count;
    expect(await total(`case_id=${celsius}`)).toBe(2);
    expect(await total('case=celsius')).toBe(2);
    expect(await total(`case_id=${celsius},${ftx}`)).toBe(5);
    expect(await total('case_id=999')).toBe(0);
  });

  test('shows each claim on one page only, also where all are equal', async () => {
    const { token } = await exchange.user();
    const of = (await market.case()).id;
    for (let count = 0; count < 7; count += 1) {
      await market.claim({ case_id: of, user_id: seller.user.id, face_amount: '500' });
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        exchange
          .as(token)
          .get<ClaimPage>(`/api/claims?case_id=${of}&sort_by=face_amount&per_page=3&page=${page}`),
      ),
    );
    const ids = pages.flatMap(({ body }) => body.claims.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
  });

  test('is sorted by the amounts that the caller sees, those that look alike by their numbers', async () => {
    const own = await exchange.user();
    const of = (await market.case()).id;
    const amounts = ['121000', '124999', '119000', '115001', '1000.01', '999.99'];
    const claims: { id: number }[] = [];
    for (const face_amount of amounts) {
      const { user } = ['121000', '119000'].includes(face_amount) ? own : seller;
      claims.push(await market.claim({ face_amount, user_id: user.id, case_id: of }));
    }
    const exactOf = (id: number) => amounts[claims.findIndex((claim) => claim.id === id)];
    const sorted = async (direction: string, token?: string) => {
      const pages = [1, 2, 3].map(async (page) => {
        const query = `case_id=${of}&sort_by=face_amount&sort_direction=${direction}&per_page=2&page=${page}`;
        const { body } = await exchange.as(token).get<ClaimPage>(`/api/claims?${query}`);
        expect(body.total_count).toBe(6);
        return body.claims.map(({ id }) => exactOf(id));
      });
      return (await Promise.all(pages)).flat();
    };
    const { token: other } = await exchange.user({ buyer_account_status: 'pending' });
    for (const [token, ascending] of [
      [undefined, ['1000.01', '999.99', '121000', '124999', '119000', '115001']],
      [other, ['1000.01', '999.99', '121000', '124999', '119000', '115001']],
      [own.token, ['1000.01', '999.99', '119000', '124999', '115001', '121000']],
      [buyer, ['999.99', '1000.01', '115001', '119000', '121000', '124999']],
    ] as const) {
      expect(await sorted('asc', token)).toEqual(ascending);
      expect(await sorted('desc', token)).toEqual(ascending.toReversed());
    }
  });

  test.each([
    'min_face_amount=1e5',
    'max_face_amount=-1',
    'min_ask_percent=1.23456',
    'case_id=one',
    'case_id=',
    'claim_type=sale',
    'sort_by=id',
    'status=draft',
  ])('refuses %s', async (query) => {
    const { status, body } = await exchange.visitor.get(`/api/claims?${query}`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
  });
});

test.each(['constructor', '__proto__'])('a parameter %s is refused', async (name) => {
  const { status, body } = await exchange.visitor.get(`/api/claims?${name}=1`);
  expect([status, Object.entries(body.errors ?? {})]).toEqual([
    422,
    [[name, ['This parameter is unknown.']]],
  ]);
});

test('featured claims are the open ones', async () => {
  const { body } = await exchange.visitor.get<ClaimSummary[]>('/api/claims/featured');
  expect(body.map(({ reference }) => names.get(reference))).toEqual(['verified']);
});

describe('one claim', () => {
  test('is read in every state that the public may see, and in no other', async () => {
    const readable: (string | undefined)[] = [];
    for (let id = 1; id <= names.size; id += 1) {
      const { status, body } = await exchange.visitor.get<Claim>(`/api/claims/${id}`);
      if (status === 200) readable.push(body.status);
      else expect(status).toBe(404);
    }
    expect(new Set(readable)).toEqual(new Set(listedClaimStatuses));
  });

  test('that was withdrawn before it was listed does not exist', async () => {
    const { id } = await market.claim({
      case_id: ftx,
      user_id: seller.user.id,
      status: 'withdrawn',
      listed_at: null,
    });
    expect((await exchange.visitor.get(`/api/claims/${id}`)).status).toBe(404);
    expect((await exchange.as(seller.token).get(`/api/claims/${id}`)).status).toBe(404);
  });

  test('that does not exist is 404, and what is no number is refused', async () => {
    expect((await exchange.visitor.get('/api/claims/2147483647')).status).toBe(404);
    expect((await exchange.visitor.get('/api/claims/2147483648')).status).toBe(422);
    expect((await exchange.visitor.get('/api/claims/first')).status).toBe(422);
  });
});
