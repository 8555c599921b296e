import type { SavedSearch, SavedSearchFields, SavedSearchPage } from '@generated/model';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { savedSearchRows } from '../../db/schema';
import { statusesOf, testExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();

const fields = (values: Partial<SavedSearchFields> = {}): SavedSearchFields => ({
  name: 'Cheap ones',
  params: { max_ask_percent: '80' },
  frequency: 'daily',
  ...values,
});

function searches(token: string) {
  const client = exchange.as(token);
  return {
    create: (values?: Partial<SavedSearchFields>) =>
      client.post<SavedSearch & { code?: string }>('/api/saved_searches', {
        saved_search: fields(values),
      }),
    update: ({ id, lock_version }: SavedSearch, values: Partial<SavedSearchFields>) =>
      client.put<SavedSearch & { code?: string }>(`/api/saved_searches/${id}`, {
        saved_search: fields(values),
        lock_version,
      }),
    remove: (id: number) => client.delete(`/api/saved_searches/${id}`),
    list: async () => (await client.get<SavedSearchPage>('/api/saved_searches')).body,
  };
}

test('a search is saved, changed and deleted, the latest first', async () => {
  const { token } = await exchange.user();
  const { create, update, remove, list } = searches(token);
  const first = (await create({ name: ' Cheap ones ' })).body;
  expect(first).toMatchObject({ name: 'Cheap ones', frequency: 'daily', lock_version: 0 });
  exchange.advance(1000);
  const second = (await create({ name: 'Second', params: {} })).body;
  expect((await list()).saved_searches.map(({ id }) => id)).toEqual([second.id, first.id]);
  const changed = (await update(first, { name: 'Renamed', frequency: 'off' })).body;
  expect(changed).toMatchObject({ name: 'Renamed', frequency: 'off', lock_version: 1 });
  expect((await update(first, { name: 'Late' })).body.code).toBe('stale_version');
  expect((await remove(first.id)).status).toBe(204);
  expect((await remove(first.id)).status).toBe(404);
  expect(await list()).toMatchObject({ total_count: 1 });
});

test('it says how many open claims fit it now', async () => {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const of = await make.case();
  for (const values of [
    { ask_percent: '79' },
    { ask_percent: '81' },
    { status: 'paused' as const },
  ])
    await make.claim({ case_id: of.id, user_id: seller.user.id, ...values });
  const { create } = searches((await exchange.user()).token);
  expect((await create()).body.matches_count).toBe(1);
  expect((await create({ params: { case_id: [of.id] } })).body.matches_count).toBe(2);
  expect((await create({ params: {} })).body.matches_count).toBe(2);
  expect((await create({ params: { case_id: [999] } })).body.matches_count).toBe(0);
});

test('only a verified buyer can search by exact amounts', async () => {
  const make = marketFactories(exchange);
  const seller = await exchange.user();
  const of = await make.case();
  await make.claim({ case_id: of.id, user_id: seller.user.id, face_amount: '123456' });
  const above = { params: { min_face_amount: '123000' } };
  // Others see 120,000.
  const user = searches((await exchange.user()).token);
  const buyer = searches((await exchange.buyer()).token);
  expect((await user.create(above)).body.matches_count).toBe(0);
  expect((await buyer.create(above)).body.matches_count).toBe(1);
});

test('searches are their user’s own', async () => {
  const mine = searches((await exchange.user()).token);
  const other = searches((await exchange.user()).token);
  const search = (await mine.create()).body;
  expect((await other.update(search, {})).status).toBe(404);
  expect((await other.remove(search.id)).status).toBe(404);
  expect((await other.list()).total_count).toBe(0);
});

test('at most fifty, also at once', async () => {
  const { user, token } = await exchange.user();
  const { create } = searches(token);
  const row = { ...fields(), user_id: user.id, alerted_until: exchange.ports.clock() };
  await exchange.db.insert(savedSearchRows).values(Array.from({ length: 49 }, () => row));
  const under = (max_ask_percent: string) => create({ params: { max_ask_percent } });
  const answers = await Promise.all([under('90'), under('91')]);
  expect(statusesOf(answers)).toEqual([201, 422]);
  expect(answers.map(({ body }) => body.code)).toContain('too_many_saved_searches');
});

test('the same filters are saved once, also at once and in another order', async () => {
  const { create, update, remove } = searches((await exchange.user()).token);
  const answers = await Promise.all([
    create({ params: { max_ask_percent: '80', claim_type: ['trade', 'customer'] } }),
    create({ params: { claim_type: ['customer', 'trade'], max_ask_percent: '80' }, name: 'Other' }),
  ]);
  expect(statusesOf(answers)).toEqual([201, 422]);
  expect(answers.map(({ body }) => body.code)).toContain('search_already_saved');
  const otherwise = { claim_type: ['trade' as const, 'customer' as const, 'trade' as const] };
  const written = await create({ params: { ...otherwise, max_ask_percent: '80.0' } });
  expect(written.body.code).toBe('search_already_saved');
  const another = (await create({ params: { claim_type: ['trade'] } })).body;
  // Somebody else's is none of theirs, nor is one that was deleted.
  const other = searches((await exchange.user()).token);
  const [saved] = answers.filter(({ status }) => status === 201);
  const params = saved?.body.params;
  expect((await update(another, { params })).body.code).toBe('search_already_saved');
  expect((await update(another, { params: another.params, name: 'Renamed' })).status).toBe(200);
  expect((await other.create({ params })).status).toBe(201);
  expect((await remove(saved?.body.id ?? 0)).status).toBe(204);
  expect((await create({ params })).status).toBe(201);
});

test('alerts begin anew where search or frequency change, and not with a name', async () => {
  const { create, update } = searches((await exchange.user()).token);
  const until = async () =>
    (await exchange.db.select().from(savedSearchRows))[0]?.alerted_until.toISOString();
  const search = (await create({ params: { claim_type: ['trade'], max_ask_percent: '80' } })).body;
  const start = await until();
  exchange.advance(MINUTE);
  const params = { max_ask_percent: '80', claim_type: ['trade' as const] };
  const renamed = (await update(search, { name: 'Renamed', params })).body;
  expect(await until()).toBe(start);
  const other = (await update(renamed, { params: { max_ask_percent: '70' } })).body;
  expect(await until()).toBe('2026-11-20T10:01:00.000Z');
  exchange.advance(MINUTE);
  await update(other, { params: { max_ask_percent: '70' }, frequency: 'instant' });
  expect(await until()).toBe('2026-11-20T10:02:00.000Z');
});
