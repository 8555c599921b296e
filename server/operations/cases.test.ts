import type {
  Case,
  CaseFacets,
  CasePage,
  CaseParameters,
  CaseSummary,
  CaseUpdate,
  PricePoint,
} from '@generated/model';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseRows } from '../db/schema';
import { openExchange, type TestExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';
import { someCases } from '../testing/some-cases';

let exchange: TestExchange;
let buyer: string;
let ids: Awaited<ReturnType<typeof someCases>>;

beforeAll(async () => {
  exchange = await openExchange();
  ids = await someCases(exchange);
  buyer = (await exchange.buyer()).token;
});
afterAll(() => exchange.close());

async function codes(query: string): Promise<string[]> {
  const { body } = await exchange.visitor.get<CasePage>(`/api/cases?${query}`);
  return body.cases.map((item) => item.case_code);
}

describe('the list of cases', () => {
  test('shows active cases, the one with most open claims first', async () => {
    expect(await codes('')).toEqual(['ftx', 'celsius', '2014']);
    expect(await codes('sort_direction=asc')).toEqual(['ftx', 'celsius', '2014']);
  });

  test('has facets, each of which counts what the other filters and the search leave', async () => {
    const facets = async (query: string) =>
      (await exchange.visitor.get<CaseFacets>(`/api/cases/facets?${query}`)).body;
    expect(await facets('')).toEqual({
      proceeding: [
        { value: 'chapter_11', count: 2 },
        { value: 'civil_rehabilitation', count: 1 },
      ],
      stage: [
        { value: 'distributing', count: 1 },
        { value: 'filed', count: 1 },
        { value: 'plan', count: 1 },
      ],
      jurisdiction: [
        { value: 'US', count: 2 },
        { value: 'JP', count: 1 },
      ],
    });
    expect(await facets('jurisdiction=US&stage=plan')).toEqual({
      proceeding: [{ value: 'chapter_11', count: 1 }],
      stage: [
        { value: 'distributing', count: 1 },
        { value: 'plan', count: 1 },
      ],
      jurisdiction: [{ value: 'US', count: 1 }],
    });
    expect((await facets('search=gox')).jurisdiction).toEqual([{ value: 'JP', count: 1 }]);
    expect((await facets('status=paused')).stage).toHaveLength(1);
  });

  test('shows the trades of the last price and counters with each card', async () => {
    const { body } = await exchange.visitor.get<CasePage>('/api/cases?search=ftx');
    expect(body).toMatchObject({ current_page: 1, total_count: 1 });
    expect(body.cases[0]).toEqual({
      id: ids.ftx,
      case_code: 'ftx',
      name: 'FTX',
      debtor_name: 'FTX Trading Ltd.',
      court: 'D. Del.',
      case_number: '22-11068',
      jurisdiction: 'US',
      proceeding: 'chapter_11',
      stage: 'distributing',
      status: 'active',
      petition_date: '2022-11-11',
      currency: 'USD',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137.5',
      recent_prices: [
        {
          date: '2026-11-01',
          low_percent: '61.25',
          high_percent: '61.25',
          size_band: 'over_1m',
          source: 'trade',
        },
      ],
      stats: {
        open_claims_count: 2,
        open_face_amount: '220000',
        best_bid_percent: null,
        lowest_ask_percent: '88',
        last_trade_percent: '61.25',
        last_trade_size_band: 'over_1m',
        followers_count: 1,
      },
    } satisfies CaseSummary);
  });

  test('shows the guide of the last 90 days where nothing was traded', async () => {
    const { body } = await exchange.visitor.get<CasePage>('/api/cases?search=celsius');
    expect(body.cases[0]?.recent_prices).toMatchObject([
      { date: '2026-08-23', source: 'guide', size_band: null },
      { date: '2026-11-19', source: 'guide', size_band: null },
    ]);
  });

  test('tells the exact sum of the open claims to verified buyers and staff only', async () => {
    const staff = exchange.as((await exchange.admin()).token);
    const ofStaff = await staff.get<CasePage>('/api/cases?search=ftx');
    expect(ofStaff.body.cases[0]?.stats.open_face_amount).toBe('223456.78');
    const { body } = await exchange.as(buyer).get<CasePage>('/api/cases?search=ftx');
    expect(body.cases[0]?.stats.open_face_amount).toBe('223456.78');
    const one = await exchange.as(buyer).get<Case>('/api/cases/ftx');
    expect(one.body.stats.open_face_amount).toBe('223456.78');
    const { token } = await exchange.user({ buyer_account_status: 'pending' });
    const other = await exchange.as(token).get<Case>('/api/cases/ftx');
    expect(other.body.stats.open_face_amount).toBe('220000');
  });

  test.each([
    { query: 'proceeding=civil_rehabilitation', found: ['2014'] },
    { query: 'proceeding=civil_rehabilitation,chapter_11', found: ['ftx', 'celsius', '2014'] },
    { query: 'stage=plan,distributing', found: ['ftx', 'celsius'] },
    { query: 'status=paused,closed', found: ['closed', 'paused'] },
    { query: 'status=active', found: ['ftx', 'celsius', '2014'] },
    { query: 'jurisdiction=JP', found: ['2014'] },
    { query: 'jurisdiction=JP&stage=plan', found: [] },
    { query: 'search=gox', found: ['2014'] },
    { query: 'search=trading', found: ['ftx'] },
    { query: 'search=22-11068', found: ['ftx'] },
    { query: 'search=tokyo%20MT', found: ['2014'] },
    { query: 'search=draft', found: [] },
    { query: 'search=%25', found: [] },
  ])('$query', async ({ query, found }) => {
    expect(await codes(query)).toEqual(found);
  });

  test.each([
    { by: 'open_claims_count', desc: ['ftx', 'celsius', '2014'] },
    { by: 'open_face_amount', desc: ['celsius', 'ftx', '2014'] },
    { by: 'last_trade_percent', desc: ['ftx', 'celsius', '2014'] },
    { by: 'petition_date', desc: ['ftx', '2014', 'celsius'] },
    { by: 'name', desc: ['2014', 'ftx', 'celsius'] },
  ])('is sorted by $by in both directions', async ({ by, desc }) => {
    const order = (direction: string) => codes(`sort_by=${by}&sort_direction=${direction}`);
    expect((await order('asc')).toReversed()).toEqual(await order('desc'));
    // Cases without a trade are equal: only the first place says something.
    const places = by === 'last_trade_percent' ? 1 : 3;
    expect((await order('desc')).slice(0, places)).toEqual(desc.slice(0, places));
  });

  test('is sorted by sums as the caller sees them, those that look alike by their numbers', async () => {
    const market = marketFactories(exchange);
    const { user } = await exchange.user();
    const made = [];
    for (const face_amount of ['122000', '121000']) {
      const { id } = await market.case({ stage: 'confirmed' });
      await market.claim({ case_id: id, user_id: user.id, face_amount });
      made.push(id);
    }
    const order = async (token?: string) => {
      const path = '/api/cases?stage=confirmed&sort_by=open_face_amount';
      const { body } = await exchange.as(token).get<CasePage>(path);
      return body.cases.map(({ id }) => id);
    };
    expect(await order()).toEqual(made.toReversed());
    expect(await order(buyer)).toEqual(made);
    await exchange.db.update(caseRows).set({ status: 'closed' }).where(inArray(caseRows.id, made));
  });

  test('comes in pages', async () => {
    const page = async (number: number) =>
      (await exchange.visitor.get<CasePage>(`/api/cases?per_page=2&page=${number}`)).body;
    expect(await page(1)).toMatchObject({ current_page: 1, total_count: 3, cases: [{}, {}] });
    expect(await page(2)).toMatchObject({
      current_page: 2,
      total_count: 3,
      cases: [{ case_code: '2014' }],
    });
    expect(await page(3)).toEqual({ current_page: 3, total_count: 3, cases: [] });
  });

  test.each([
    'page=0',
    'per_page=101',
    'stage=none',
    'status=draft',
    'jurisdiction=jp',
    'sort_by=id',
    'unknown=1',
  ])('refuses %s', async (query) => {
    const { status, body } = await exchange.visitor.get(`/api/cases?${query}`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
  });
});

test('featured cases are the active ones, in their order', async () => {
  const { body } = await exchange.visitor.get<CaseSummary[]>('/api/cases/featured');
  expect(body.map((item) => item.case_code)).toEqual(['2014', 'ftx']);
});

describe('one case', () => {
  test('is read by number or by code', async () => {
    const byCode = await exchange.visitor.get<Case>('/api/cases/ftx');
    const byNumber = await exchange.visitor.get<Case>(`/api/cases/${ids.ftx}`);
    expect(byNumber.body).toEqual(byCode.body);
    expect(byCode.body).toMatchObject({
      description: 'An exchange for digital assets.',
      guide_updated_at: '2026-11-12T09:00:00.000Z',
      currency: 'USD',
    });
    expect((await exchange.visitor.get<Case>('/api/cases/2014')).body.name).toBe('Mt. Gox');
  });

  test('shows nothing of the row that the contract does not name', async () => {
    const { body } = await exchange.visitor.get<object>('/api/cases/ftx');
    const hidden = ['featured', 'featured_position', 'parameters', 'search_text'];
    expect(Object.keys(body).filter((key) => hidden.includes(key))).toEqual([]);
  });

  test('can be read while it is paused and after it was closed, never as a draft', async () => {
    for (const status of ['paused', 'closed']) {
      const { body } = await exchange.visitor.get<Case>(`/api/cases/${status}`);
      expect(body.status).toBe(status);
    }
    for (const path of ['draft', 'no-such-case', '99999999999', '0']) {
      for (const part of ['', '/price_history', '/updates', '/parameters']) {
        const { status } = await exchange.visitor.get(`/api/cases/${path}${part}`);
        expect([path, part, status]).toEqual([path, part, 404]);
      }
    }
  });

  test.each([
    { query: '', dates: ['2024-06-01', '2026-08-20', '2026-10-15', '2026-11-01'] },
    { query: '?range=1y', dates: ['2026-08-20', '2026-10-15', '2026-11-01'] },
    { query: '?size_band=over_1m', dates: ['2026-10-01', '2026-11-01'] },
    { query: '?size_band=under_100k', dates: ['2026-08-19', '2026-10-15'] },
    { query: '?size_band=under_100k&range=3m', dates: ['2026-10-15'] },
  ])('has prices, oldest first: $query', async ({ query, dates }) => {
    const { body } = await exchange.visitor.get<PricePoint[]>(
      `/api/cases/ftx/price_history${query}`,
    );
    expect(body.map(({ date }) => date)).toEqual(dates);
  });

  test('has news, newest first', async () => {
    const { body } = await exchange.visitor.get<CaseUpdate[]>(`/api/cases/${ids.ftx}/updates`);
    expect(body).toEqual([
      {
        id: 2,
        date: '2026-01-15',
        title: 'Third distribution',
        body: 'Made.',
        url: 'https://example.com',
      },
      { id: 1, date: '2025-05-30', title: 'Second distribution', body: 'Made.', url: null },
    ]);
  });

  test('says what a claim is asked for', async () => {
    const { body } = await exchange.visitor.get<CaseParameters>('/api/cases/ftx/parameters');
    expect(body).toMatchObject({
      currency: 'USD',
      minimum_claim_amount: '1000',
      restricted_countries: ['KP'],
    });
  });
});
