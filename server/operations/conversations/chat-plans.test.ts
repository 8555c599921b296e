import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { seedDemoData } from '../../seed';
import { DEMO_IDS } from '../../seed/demo-accounts';
import { openTestDatabase } from '../../db/testing/test-database';
import { openSession } from '../../auth/sessions';
import { openExchange, type TestExchange } from '../../testing/exchange-client';
import { LETTER_SETTINGS } from '../../testing/letter-settings';
import { isOfRows, MANY, type QueryPlans, queryPlans } from '../../testing/query-plans';

const now = new Date('2026-11-20T10:00:00.000Z');
const LARGE_TABLES = ['conversations', 'conversation_members', 'messages', 'notifications'];

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
let exchange: TestExchange;
let plans: QueryPlans;
beforeAll(async () => {
  connection = await openTestDatabase();
  await seedDemoData(connection.db, {
    now,
    passwordHash: '$argon2id$demo',
    letters: LETTER_SETTINGS,
  });
  await fill(connection.db);
  exchange = await openExchange({ connection });
  plans = queryPlans(exchange, connection, LARGE_TABLES);
}, 400_000);
afterAll(() => connection.close());

/** Many conversations, messages and notifications, of all users alike. */
async function fill(db: Database): Promise<void> {
  const at = sql`timestamptz '2026-11-01' + n * interval '1 second'`;
  const user = sql`1 + n % (select count(*)::int from users)`;
  await db.execute(sql`
    with made as (
      insert into conversations (kind, subject, user_id, unanswered_since, last_message_at)
      select 'staff', 'Question ' || n, ${user}, case when n % 4 = 0 then ${at} end, ${at} from generate_series(1, ${MANY}::int) n
      returning id, user_id, last_message_at
    ), joined as (
      insert into conversation_members (conversation_id, user_id, role, last_message_at)
      select id, user_id, 'user', last_message_at from made
    )
    insert into messages (conversation_id, sender, user_id, client_id, body)
    select id, 'user', user_id, gen_random_uuid()::text, 'Hello' from made
  `);
  await db.execute(sql`
    insert into notifications (user_id, category, title, body, path, read_at)
    select ${user}, 'message', 'New message', 'Hello', '/chat/' || n, case when n % 3 > 0 then ${at} end
    from generate_series(1, ${MANY}::int) n
  `);
  await db.execute(sql`analyze`);
}

async function faultsOf(path: string, token: string): Promise<string[]> {
  return await plans.faultsOf((await plans.queriesOf(path, token)).filter(isOfRows), { most: 8 });
}

test.each([
  '/api/conversations',
  '/api/conversations?page=9',
  '/api/conversations?kind=staff&status=open',
  '/api/conversations/OWN',
  '/api/conversations/OWN/messages',
  '/api/conversations/OWN/messages?before_id=90000',
  '/api/notifications',
  '/api/notifications?page=9',
  '/api/notifications?unread=true',
  '/api/notifications?category=offer',
  '/api/unread_counts',
])('%s is answered from indexes', async (path) => {
  const { clock } = exchange.ports;
  const token = await openSession(connection.db, { user_id: DEMO_IDS.buyer }, clock());
  const { body } = await exchange
    .as(token)
    .get<{ conversations: { id: number }[] }>('/api/conversations');
  const own = path.replace('OWN', String(body.conversations[0]?.id));
  expect(await faultsOf(own, token)).toEqual([]);
});

test.each([
  '/admin/conversations',
  '/admin/conversations?page=9',
  '/admin/conversations?kind=staff&status=open',
  '/admin/conversations?assigned=me',
  '/admin/conversations?assigned=nobody&status=open',
  '/admin/conversations?kind=staff&status=open&unanswered=true',
  '/admin/conversations?has_contact_data=true',
  '/admin/conversations?user_id=1',
  '/admin/conversations?search=question%2019999',
  '/admin/conversations?search=marchetti',
  '/admin/conversations?search=19999%20CLM-L00A',
  '/admin/conversations/1',
  '/admin/conversations/1/messages',
])('%s is answered from indexes', async (path) => {
  const token = await openSession(connection.db, { admin_id: 1 }, exchange.ports.clock());
  expect(await faultsOf(path, token)).toEqual([]);
});
