import type { AdminUserPage } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserRow } from '../../calls/caller';
import { caseRows, claimRows } from '../../db/schema';
import { testExchange, type TestExchange } from '../../testing/exchange-client';

const exchange = testExchange();
let token: string;
let adminId: number;

beforeEach(async () => {
  const made = await exchange.admin();
  token = made.token;
  adminId = made.admin.id;
});

const list = (query = '') => exchange.as(token).get<AdminUserPage>(`/admin/users${query}`);
const names = async (query: string) =>
  (await list(query)).body.users.map(({ first_name }) => first_name);

async function addDrafts(owner: UserRow, count: number): Promise<void> {
  const [found] = await exchange.db
    .insert(caseRows)
    .values({
      case_code: 'ftx',
      name: 'FTX',
      debtor_name: 'FTX Trading Ltd.',
      court: 'D. Del.',
      jurisdiction: 'US',
      proceeding: 'chapter_11',
      parameters: {
        currency: 'USD',
        claim_types: [],
        claim_classes: [],
        assets: [],
        required_document_kinds: [],
        questions: [],
        minimum_claim_amount: null,
        offer_expiry_hours: 72,
        seller_fee_percent: '1',
        buyer_fee_percent: '1',
        restricted_countries: [],
      },
    })
    .returning();
  await exchange.db.insert(claimRows).values(
    Array.from({ length: count }, (_, i) => ({
      reference: `CLM-00000${i}`,
      case_id: found?.id ?? 0,
      user_id: owner.id,
      currency: 'USD',
    })),
  );
}

/** Five people, made in this order. */
async function people() {
  const add = async (values: Parameters<TestExchange['user']>[0]) => {
    exchange.advance(1000);
    return (await exchange.user(values)).user;
  };
  const ada = await add({ first_name: 'Ada', last_name: 'Zimmer', email: 'b@example.com' });
  const ben = await add({
    first_name: 'Ben',
    last_name: 'Ünal',
    email: 'e@example.com',
    status: 'suspended',
    country: 'TR',
  });
  const cleo = await add({
    first_name: 'Cleo',
    last_name: 'Abara',
    email: 'a@example.com',
    status: 'pending',
    identity_status: 'pending',
    managed_by_admin_id: adminId,
    last_sign_in_at: new Date('2026-11-19T00:00:00.000Z'),
  });
  const dan = await add({
    first_name: 'Dan',
    last_name: 'Ünver',
    email: 'd@example.com',
    company: 'Northwind 100% Capital',
    identity_status: 'approved',
    country: 'DE',
  });
  await exchange.buyerAccount(dan, 'verified');
  const eve = await add({
    first_name: 'Eve',
    last_name: 'Moss',
    email: 'c@example.com',
    identity_status: 'approved',
    last_sign_in_at: new Date('2026-11-18T00:00:00.000Z'),
  });
  await exchange.buyerAccount(eve, 'pending');
  return { ada, ben, cleo, dan, eve };
}

test('a user shows with all that administrators see', async () => {
  const { user } = await exchange.user({
    managed_by_admin_id: adminId,
    last_sign_in_at: exchange.ports.clock(),
  });
  const govId = await exchange.document(user);
  const photo = await exchange.document(user, { kind: 'personal_photo' });
  const documents = { govId: govId.id, photo: photo.id };
  const refused = { status: 'rejected', rejection_reason: 'Expired.' } as const;
  await exchange.verification(user, documents, { attempt: 1, ...refused });
  await exchange.verification(user, documents, { attempt: 2 });
  await exchange.buyerAccount(user, 'pending');
  await addDrafts(user, 2);
  await exchange.user();
  const { body } = await list('?sort_by=created_at&sort_direction=asc');
  expect(body.users).toHaveLength(2);
  expect(body.users[0]).toMatchObject({
    id: user.id,
    manager: { id: adminId, name: 'Ada Okafor' },
    buyerAccount: { agreementAccepted: false, status: 'pending' },
    buyer_account_status: 'pending',
    type_of_user: 'buyer',
    claims_count: 2,
    identity_status: 'pending',
    identity_verification: { attempt: 2, status: 'pending' },
    last_sign_in_at: '2026-11-20T10:00:00.000Z',
  });
  expect(body.users[1]).toMatchObject({
    manager: null,
    buyerAccount: null,
    claims_count: 0,
    identity_verification: null,
  });
  expect(body.users[0]).not.toHaveProperty('token');
  expect(JSON.stringify(body)).not.toContain('cheap:');
});

test('without an order the newest come first, page by page', async () => {
  await people();
  expect(await names('')).toEqual(['Eve', 'Dan', 'Cleo', 'Ben', 'Ada']);
  const second = await list('?page=2&per_page=2');
  expect(second.body).toMatchObject({ current_page: 2, total_count: 5 });
  expect(second.body.users.map(({ first_name }) => first_name)).toEqual(['Cleo', 'Ben']);
  expect((await list('?page=3&per_page=2')).body.users).toHaveLength(1);
  expect((await list('?page=1000000&per_page=100')).body).toMatchObject({
    current_page: 1_000_000,
    total_count: 5,
    users: [],
  });
});

describe('filters', () => {
  test.each([
    ['status=suspended', ['Ben']],
    ['status=suspended,pending', ['Cleo', 'Ben']],
    ['type_of_user=buyer', ['Eve', 'Dan']],
    ['type_of_user=buyer,seller', ['Eve', 'Dan', 'Cleo', 'Ben', 'Ada']],
    ['identity_status=approved', ['Eve', 'Dan']],
    ['identity_status=approved,pending', ['Eve', 'Dan', 'Cleo']],
    ['user_buyer_status=verified', ['Dan']],
    ['user_buyer_status=none,pending', ['Eve', 'Cleo', 'Ben', 'Ada']],
    ['identity_status=approved&user_buyer_status=pending&status=active', ['Eve']],
    ['managed_users=true', ['Cleo']],
    ['managed_users=false', ['Eve', 'Dan', 'Cleo', 'Ben', 'Ada']],
    ['status=deactivated', []],
  ])('%s', async (query, expected) => {
    await people();
    const { body } = await list(`?${query}`);
    expect(body.users.map(({ first_name }) => first_name)).toEqual(expected);
    expect(body.total_count).toBe(expected.length);
    expect((await list(`?${query}&per_page=1`)).body.total_count).toBe(expected.length);
  });

  test.each([
    ['status=', 'status.0'],
    ['status=active,gone', 'status.1'],
    ['status=active&status=pending', 'status'],
    ['managed_users=yes', 'managed_users'],
    ['sort_by=password_hash', 'sort_by'],
    ['sort_direction=up', 'sort_direction'],
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['page=99999999999999999999', 'page'],
    ['search=', 'search'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['search=%00', 'search'],
    ['managed_by=1', 'managed_by'],
  ])('%s is refused', async (query, field) => {
    const answer = await exchange.as(token).get(`/admin/users?${query}`);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });
});

describe('orders', () => {
  const orders: [string, string[]][] = [
    ['created_at', ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']],
    ['last_sign_in_at', ['Ada', 'Ben', 'Dan', 'Eve', 'Cleo']],
    ['last_name', ['Cleo', 'Eve', 'Ben', 'Dan', 'Ada']],
    ['email', ['Cleo', 'Ada', 'Eve', 'Dan', 'Ben']],
    ['country', ['Ada', 'Cleo', 'Eve', 'Dan', 'Ben']],
    ['status', ['Ada', 'Dan', 'Eve', 'Cleo', 'Ben']],
    ['identity_status', ['Dan', 'Eve', 'Ada', 'Ben', 'Cleo']],
    ['buyer_account_status', ['Ada', 'Ben', 'Cleo', 'Eve', 'Dan']],
  ];
  test.each(orders)('%s', async (sortBy, expected) => {
    await people();
    expect(await names(`?sort_by=${sortBy}&sort_direction=asc`)).toEqual(expected);
    expect(await names(`?sort_by=${sortBy}`)).toEqual(expected.toReversed());
    const pages = await Promise.all(
      [1, 2, 3].map((page) => names(`?sort_by=${sortBy}&per_page=2&page=${page}`)),
    );
    expect(pages.flat()).toEqual(expected.toReversed());
  });
});

describe('the search', () => {
  test.each([
    ['ada', ['Ada']],
    ['ADA ZIMMER', ['Ada']],
    ['zimmer ada', ['Ada']],
    ['unal', ['Ben']],
    ['ün', ['Dan', 'Ben']],
    ['northwind', ['Dan']],
    ['100%', ['Dan']],
    ['00%', ['Dan']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['c@example.com', ['Eve']],
    ['ada moss', []],
    ['   ', ['Eve', 'Dan', 'Cleo', 'Ben', 'Ada']],
    ['漢字👩‍🚀', []],
    ['a '.repeat(100), ['Cleo', 'Ada']],
  ])('%s', async (search, expected) => {
    await people();
    const { status, body } = await list(`?search=${encodeURIComponent(search)}`);
    expect(status).toBe(200);
    expect(body.users.map(({ first_name }) => first_name)).toEqual(expected);
    expect(body.total_count).toBe(expected.length);
  });

  test('finds a user by number, and survives a number beyond all ids', async () => {
    const { cleo } = await people();
    expect(await names(`?search=${cleo.id}`)).toEqual(['Cleo']);
    expect(await names('?search=2147483648')).toEqual([]);
    expect(await names('?search=99999999999999999999')).toEqual([]);
    expect(await names('?search=0')).toEqual([]);
  });

  test('goes together with a filter', async () => {
    await people();
    expect(await names('?search=example&status=suspended')).toEqual(['Ben']);
  });
});

test('the claims of others do not count', async () => {
  const { ada, ben } = await people();
  await addDrafts(ada, 3);
  expect(await exchange.db.$count(claimRows)).toBe(3);
  const { body } = await list(`?search=${ben.id}`);
  expect(body.users[0]?.claims_count).toBe(0);
});
