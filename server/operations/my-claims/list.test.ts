import type { ErrorBody, MyClaimPage } from '@generated/model';
import { expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

/** Five claims of one seller in two cases, changed one hour after the other, and one of somebody else. */
async function claims() {
  const market = marketFactories(exchange);
  const { user, token } = await exchange.user();
  const other = await exchange.user();
  const ftx = await market.case({ name: 'FTX' });
  const celsius = await market.case({ name: 'Celsius' });
  const at = (hour: number) => new Date(exchange.ports.clock().getTime() - hour * HOUR);
  const rows = [
    { case_id: ftx.id, status: 'draft', face_amount: '0', holder_name: '', ask_percent: null },
    { case_id: ftx.id, status: 'open', face_amount: '300', ask_percent: '20' },
    { case_id: celsius.id, status: 'open', face_amount: '100', ask_percent: '90' },
    { case_id: celsius.id, status: 'sold', face_amount: '200', sold_at: at(1) },
    { case_id: ftx.id, status: 'changes_requested', face_amount: '50', review_note: 'Why?' },
  ] as const;
  for (const [index, row] of rows.entries()) {
    // Changed in another order than made.
    const updated_at = at((index * 3) % 5);
    await market.claim({ ...row, user_id: user.id, created_at: at(10 - index), updated_at });
  }
  await market.claim({ case_id: ftx.id, user_id: other.user.id });
  const list = (query = '') =>
    exchange.as(token).get<MyClaimPage & ErrorBody>(`/api/my_claims?${query}`);
  const ids = async (query: string) => (await list(query)).body.my_claims.map(({ id }) => id);
  return { ftx, celsius, list, ids, other };
}

test('a seller sees the own claims in every state, the last changed first', async () => {
  const { ftx, list } = await claims();
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ current_page: 1, total_count: 5 });
  expect(body.my_claims.map(({ id, status: state }) => [id, state])).toEqual([
    [1, 'draft'],
    [3, 'open'],
    [5, 'changes_requested'],
    [2, 'open'],
    [4, 'sold'],
  ]);
  expect(body.my_claims[0]).toMatchObject({
    case: { id: ftx.id, name: 'FTX', status: 'active' },
    face_amount: null,
    ask_percent: null,
    review_note: null,
    lock_version: 0,
  });
  expect(body.my_claims[2]).toMatchObject({ review_note: 'Why?', face_amount: '50' });
});

test.each([
  ['status=open', [3, 2]],
  ['status=draft,sold', [1, 4]],
  ['case_id=2', [3, 4]],
  ['case_id=1,2&status=open', [3, 2]],
  ['search=celsius', [3, 4]],
  ['search=CLM-000004', [2]],
  ['search=nothing', []],
  ['sort_by=created_at&sort_direction=asc', [1, 2, 3, 4, 5]],
  ['sort_by=created_at', [5, 4, 3, 2, 1]],
  ['sort_by=updated_at&sort_direction=asc', [4, 2, 5, 3, 1]],
  ['sort_by=face_amount', [2, 4, 3, 5, 1]],
  ['sort_by=face_amount&sort_direction=asc', [1, 5, 3, 4, 2]],
  ['sort_by=ask_percent', [3, 2, 5, 4, 1]],
  ['per_page=2&page=2', [5, 2]],
])('%s', async (query, expected) => {
  const { ids } = await claims();
  expect(await ids(query)).toEqual(expected);
});

test('a page knows the total of what was asked for', async () => {
  const { list } = await claims();
  expect((await list('status=open&per_page=1')).body.total_count).toBe(2);
  expect((await list('page=9')).body).toMatchObject({ total_count: 5, my_claims: [] });
});

test.each(['status=lost', 'sort_by=holder_name', 'case_id=x', 'user_id=2'])(
  '%s is refused',
  async (query) => {
    const { list } = await claims();
    expect((await list(query)).status).toBe(422);
  },
);

test('one claim is read by its seller alone', async () => {
  const { other } = await claims();
  expect((await exchange.as(other.token).get('/api/my_claims/1')).status).toBe(404);
  expect((await exchange.as(other.token).get('/api/my_claims/6')).status).toBe(200);
  expect((await exchange.visitor.get('/api/my_claims/6')).status).toBe(401);
  const { token: admin } = await exchange.admin();
  expect((await exchange.as(admin).get('/api/my_claims/6')).status).toBe(403);
});
