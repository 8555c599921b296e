import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../db/testing/test-database';
import { type ClaimRow, type FollowerNews, followerNewsRows } from '../../db/schema';
import { openExchange, type TestExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';
import { MANY, queryPlans } from '../../testing/query-plans';
import { change } from '../../unit-of-work/change';
import { dueRows } from '../../unit-of-work/due-rows';
import { tellFollowers } from './tell-followers';

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let exchange: TestExchange;
let claim: ClaimRow;
beforeAll(async () => {
  connection = await openTestDatabase();
  exchange = await openExchange({ connection });
  const make = marketFactories(exchange);
  const { user: seller } = await exchange.user();
  const { id: case_id } = await make.case();
  claim = await make.claim({ case_id, user_id: seller.id, ask_percent: '60' });
  await fill();
}, 400_000);
afterAll(() => connection.close());

/** Many who follow the claim and its case and have two searches that it fits. */
async function fill(): Promise<void> {
  const { id, user_id, case_id } = claim;
  const before = sql`timestamptz '2026-10-01'`;
  await exchange.db.execute(sql`
    insert into users (email, first_name, last_name, status, email_verified_at)
    select 'many' || n || '@example.com', 'Uma', 'User', 'active', ${before} from generate_series(1, ${MANY}::int) n
  `);
  await exchange.db.execute(sql`
    insert into follows (user_id, claim_id, case_id, created_at)
    select u.id, f.claim_id, f.case_id, ${before} from users u
    cross join (values (${id}::int, null), (null, ${case_id}::int)) f (claim_id, case_id)
    where u.id <> ${user_id}
  `);
  await exchange.db.execute(sql`
    insert into saved_searches (user_id, name, params, frequency, alerted_until)
    select u.id, 'Search ' || n, '{"max_ask_percent":"70"}', 'instant', ${before} from users u
    cross join generate_series(1, 2) n
    where u.id <> ${user_id}
  `);
  await exchange.db.execute(sql`vacuum analyze`);
}

test.each<[FollowerNews, string, number]>([
  ['listed', 'first', 0],
  ['listed', 'last', 0.99],
  ['price_changed', 'first', 0],
  ['price_changed', 'last', 0.99],
  ['resumed', 'first', 0],
  ['resumed', 'last', 0.99],
])('of all who may be told of %s, only the %s hundred are read', async (type, _, part) => {
  const { db, ports } = exchange;
  const { planOf, queriesOfAct } = queryPlans(exchange, connection);
  const told_up_to_user_id = claim.user_id + MANY * part;
  const now = ports.clock();
  await db.insert(followerNewsRows).values({
    claim_id: claim.id,
    type,
    occurred_at: now,
    due_at: now,
    told_up_to_user_id,
  });
  const call = { caller: { kind: 'system' }, request: null, key: null, ports } as const;
  const queries = await queriesOfAct(() => change(call, (work) => tellFollowers(work, dueRows())));
  const [news] = await db.delete(followerNewsRows).returning();
  expect(news?.told_up_to_user_id).toBe(told_up_to_user_id + 100);
  const asked = queries.filter(([text]) => text.includes('"follows"'));
  const plans = await Promise.all(asked.map((query) => planOf(query, 'analyze, ')));
  const read = plans
    .flat()
    .filter((node) => node['Relation Name'])
    .map((node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
  // Each has two searches.
  expect(Math.max(...read)).toBeLessThanOrEqual(200);
});
