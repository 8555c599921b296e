import type { AdminUserPage, ClaimPage } from '@generated/model';
import { eq, or, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSession } from '../auth/sessions';
import { claimRows, negotiationRows, userRows } from '../db/schema';
import { seedDemoData, seedLargeData } from '../seed';
import { DEMO_IDS } from '../seed/demo-accounts';
import { openTestDatabase } from '../db/testing/test-database';
import { refreshBids } from '../deals/refresh-bids';
import { openExchange, type TestExchange } from '../testing/exchange-client';
import {
  BY_FACE,
  FOLLOWED_LISTS,
  MARKET_LISTS,
  NEGOTIATION_SORTS as negotiations,
  OFFER_SORTS as offers,
  OWN_CLAIM_LISTS,
  sorts,
  STAFF_LISTS,
} from '../testing/list-addresses';
import { LETTER_SETTINGS } from '../testing/letter-settings';
import { isOfRows, MANY, type QueryPlans, queryPlans } from '../testing/query-plans';

const now = new Date('2026-11-20T10:00:00.000Z');

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let exchange: TestExchange;
let queriesOf: QueryPlans['queriesOf'];
let queriesOfAct: QueryPlans['queriesOfAct'];
let planOf: QueryPlans['planOf'];
let faultsOf: QueryPlans['faultsOf'];
beforeAll(async () => {
  connection = await openTestDatabase();
  await seedDemoData(connection.db, {
    now,
    passwordHash: '$argon2id$demo',
    letters: LETTER_SETTINGS,
  });
  await seedLargeData(connection.db, { now, rows: MANY });
  exchange = await openExchange({ connection });
  ({ queriesOf, queriesOfAct, planOf, faultsOf } = queryPlans(exchange, connection));
}, 400_000);
afterAll(() => connection.close());

test.each(MARKET_LISTS)('%s is answered from indexes', async (path) => {
  // A count reads all that it counts, by nature.
  const pages = (await queriesOf(path)).filter(isOfRows);
  expect(await faultsOf(pages)).toEqual([]);
});

test.each(OWN_CLAIM_LISTS)('%s is answered from indexes', async (path) => {
  const token = await openSession(
    connection.db,
    { user_id: DEMO_IDS.seller },
    exchange.ports.clock(),
  );
  expect(await faultsOf(await queriesOf(path, token), { most: 7 })).toEqual([]);
});

describe.each(['buyer', 'seller'] as const)('by amounts as the %s of the demo sees them', (who) => {
  test.each(BY_FACE)('%s is answered from indexes', async (path) => {
    const owner = { user_id: DEMO_IDS[who] };
    const token = await openSession(connection.db, owner, exchange.ports.clock());
    const pages = (await queriesOf(path, token)).filter(isOfRows);
    expect(await faultsOf(pages)).toEqual([]);
  });
});

describe.each(['seller', 'buyer'] as const)('of the %s of the demo', (who) => {
  test.each([
    '/api/my_offers',
    '/api/my_offers?page=9',
    '/api/my_offers?role=sent',
    '/api/my_offers?role=received',
    ...sorts('/api/my_offers?', offers),
    ...sorts('/api/my_offers?role=sent&', offers),
    ...sorts('/api/my_offers?role=received&', offers),
    '/api/my_offers?status=pending',
    '/api/my_offers?role=received&status=pending,countered&case_id=1',
    '/api/my_offers?search=CLM-L00A',
    '/api/my_offers/1',
    '/api/my_bids',
    '/api/negotiations',
    '/api/negotiations?page=9',
    '/api/negotiations?role=buyer',
    '/api/negotiations?role=seller',
    ...sorts('/api/negotiations?', negotiations),
    ...sorts('/api/negotiations?role=buyer&', negotiations),
    ...sorts('/api/negotiations?role=seller&', negotiations),
    '/api/negotiations?status=open,diligence',
    '/api/negotiations?role=buyer&status=completed&case_id=1,2',
    '/api/negotiations?awaiting=buyer,both',
    '/api/negotiations?search=NEG-L00A',
    '/api/negotiations?search=NEG-L00A%20CLM-L00A',
    '/api/negotiations/1',
    '/api/negotiations/1/events',
    '/api/unread_counts',
    '/api/buyer_portal',
    '/api/seller_portal',
    ...(who === 'seller' ? ['/api/my_claims/1/offers'] : []),
  ])('%s is answered from indexes', async (path) => {
    const user_id = DEMO_IDS[who];
    const token = await openSession(connection.db, { user_id }, exchange.ports.clock());
    const own = path.replace('/1', `/${await ownRecord(path, user_id)}`);
    expect(await faultsOf(await queriesOf(own, token), { most: 9 })).toEqual([]);
  });
});

test('what awaits either side of a suspended buyer is answered from the indexes of each', async () => {
  const isBuyer = eq(userRows.id, DEMO_IDS.buyer);
  const token = await openSession(
    connection.db,
    { user_id: DEMO_IDS.buyer },
    exchange.ports.clock(),
  );
  const suspend = { buyer_account_status: 'suspended' } as const;
  await connection.db.update(userRows).set(suspend).where(isBuyer);
  const queries = await queriesOf('/api/seller_portal', token);
  await connection.db.update(userRows).set({ buyer_account_status: 'verified' }).where(isBuyer);
  expect(await faultsOf(queries, { most: 9 })).toEqual([]);
  const awaiting = queries.filter(([text]) => text.includes(`"negotiations"."awaiting" in`));
  expect(awaiting).toHaveLength(2);
  const plans = await Promise.all(awaiting.map((query) => planOf(query, 'analyze, ')));
  const read = plans.flat().filter((node) => node['Relation Name'] === 'negotiations');
  const own = await connection.db.$count(
    negotiationRows,
    or(eq(negotiationRows.buyer_id, DEMO_IDS.buyer), eq(negotiationRows.seller_id, DEMO_IDS.buyer)),
  );
  const rows = read.map(
    (node) => (node['Rows Removed by Filter'] ?? 0) + (node['Actual Rows'] ?? 0),
  );
  expect(Math.max(...rows)).toBeLessThanOrEqual(own);
});

test.each([
  ['the offers of a claim, for its seller', '/api/my_claims/1/offers'],
  ['the rivals of an offer', '/api/my_offers/1'],
  ['the bids that a claim shows', null],
])('%s are found among all that are pending', async (_, path) => {
  const user_id = DEMO_IDS.seller;
  const token = await openSession(connection.db, { user_id }, exchange.ports.clock());
  const id = await ownRecord(path ?? '/offers', user_id);
  const queries = path
    ? await queriesOf(path.replace('/1', `/${id}`), token)
    : await queriesOfAct(() => refreshBids({ ...connection, publish: () => {} }, id));
  const asked = queries.filter(([text]) => text.includes(`"offers"."claim_id" = `));
  const plans = await Promise.all(asked.map((query) => planOf(query, 'analyze, ')));
  const read = plans.flat().filter((node) => node['Relation Name'] === 'offers');
  expect(read).toHaveLength(1);
  expect(read[0]?.['Rows Removed by Filter'] ?? 0).toBeLessThan(100);
});

/** A record of a kind that the user is a side of. */
async function ownRecord(path: string, userId: number): Promise<number> {
  const { id, claim_id, buyer_id, seller_id, current_offer_id } = negotiationRows;
  const isOffered = path.includes('/offers');
  const [row] = await connection.db
    .select({ id: isOffered ? claim_id : path.includes('my_offers') ? current_offer_id : id })
    .from(negotiationRows)
    .where(or(isOffered ? undefined : eq(buyer_id, userId), eq(seller_id, userId)))
    .limit(1);
  return row?.id ?? 0;
}

test.each(FOLLOWED_LISTS)('%s is answered from indexes', async (path) => {
  const owner = { user_id: DEMO_IDS.buyer };
  const token = await openSession(connection.db, owner, exchange.ports.clock());
  const pages = (await queriesOf(path, token)).filter(isOfRows);
  expect(await faultsOf(pages)).toEqual([]);
});

test.each(STAFF_LISTS)('%s is answered from indexes', async (path) => {
  const owner = { admin_id: 1 };
  const token = await openSession(connection.db, owner, exchange.ports.clock());
  const pages = (await queriesOf(path, token)).filter(isOfRows);
  expect(await faultsOf(pages, { most: 8 })).toEqual([]);
});

test.each(['buyer', 'seller', 'buyer,seller'])(
  'the fees of %s that are due longest are found in their order, not sorted',
  async (sides) => {
    const token = await openSession(connection.db, { admin_id: 1 }, exchange.ports.clock());
    const path = `/admin/negotiations?fee_outstanding=${sides}`;
    const pages = (await queriesOf(path, token)).filter(isOfRows);
    expect(await faultsOf(pages, { most: 8, sorted: 25 })).toEqual([]);
  },
);

test.each(['/api/claims?page=2', '/api/claims?case_id=1&page=2', '/api/claims?page=700'])(
  '%s knows its total without counting',
  async (path) => {
    const counting = (await queriesOf(path)).filter((query) => !isOfRows(query));
    expect(counting).toEqual([]);
  },
);

describe('a list of more than 10,000', () => {
  const lists = [
    { path: '/admin/users', as: 'admin' },
    { path: '/admin/users?page=500&sort_by=last_name', as: 'admin' },
    { path: '/admin/users?status=active', as: 'admin' },
    { path: '/api/claims?min_face_amount=0', as: 'visitor' },
  ];
  const adminToken = async () =>
    await openSession(connection.db, { admin_id: 1 }, exchange.ports.clock());
  const users = async (query: string) =>
    (await exchange.as(await adminToken()).get<AdminUserPage>(`/admin/users${query}`)).body;
  const userCount = async () => await connection.db.$count(userRows);
  /** What PostgreSQL believes of the table until it looks again. */
  const believe = async (rows: number) =>
    await connection.db.execute(
      sql`update pg_class set reltuples = ${rows} where relname = 'users'`,
    );

  // Later than any count of the tests above.
  let time = 1e9;
  beforeEach(() => {
    time += 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await connection.db.execute(sql`analyze users`);
  });

  test.each(lists)(
    '$path counts to the bound only, and once in ten seconds',
    async ({ path, as }) => {
      const token = as === 'admin' ? await adminToken() : null;
      const countings = async () =>
        (await queriesOf(path, token)).filter(([text]) => text.startsWith('select count(*)'));
      const [counting] = await countings();
      if (!counting) throw new Error('Nothing was counted.');
      const read = (await planOf(counting, 'analyze, ')).map((node) => node['Actual Rows'] ?? 0);
      expect(Math.max(...read)).toBe(10_001);
      time += 9_999;
      expect(await countings()).toHaveLength(0);
      time += 1;
      expect(await countings()).toHaveLength(1);
    },
  );

  test('says that its total is an estimate, and which', async () => {
    const page = await users('');
    expect(page.total_is_estimate).toBe(true);
    const off = page.total_count / (await userCount());
    expect(off).toBeGreaterThan(0.95);
    expect(off).toBeLessThan(1.05);
  });

  test('is never estimated at less than what is there', async () => {
    await believe(100);
    expect(await users('')).toMatchObject({ total_count: 10_001, total_is_estimate: true });
    time += 60_000;
    // A full page: there may be another.
    const late = await users('?page=500&per_page=25');
    expect(late).toMatchObject({ total_count: 12_501, total_is_estimate: true });
    expect(late.users).toHaveLength(25);
  });

  test('knows its total exactly on its last page, and beyond its end', async () => {
    await believe(1_000_000);
    const total = await userCount();
    expect((await users('')).total_count).toBeGreaterThan(2 * total);
    const last = Math.ceil(total / 30);
    expect(total % 30).not.toBe(0);
    for (const page of [last, last + 1, last + 1000]) {
      const { total_count, total_is_estimate } = await users(`?page=${page}&per_page=30`);
      expect({ total_count, total_is_estimate }).toEqual({ total_count: total });
    }
  });

  test('of fewer the total is exact at every moment', async () => {
    const total = async () =>
      (await exchange.visitor.get<ClaimPage>('/api/claims?search=CLM-L00A')).body;
    const { total_count: before, total_is_estimate: isEstimate } = await total();
    expect(before).toBeGreaterThan(100);
    expect(isEstimate).toBeUndefined();
    const [claim] = await connection.db
      .update(claimRows)
      .set({ status: 'paused' })
      .where(eq(claimRows.reference, 'CLM-L00A01'))
      .returning();
    expect(claim).toBeDefined();
    expect((await total()).total_count).toBe(before - 1);
  });
});
