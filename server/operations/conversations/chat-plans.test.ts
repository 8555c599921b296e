import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPglite, type PgliteConnection } from '../../db/connect-pglite';
import { migrate } from '../../db/migrate';
import { seedDemoData } from '../../db/seed';
import { DEMO_IDS } from '../../db/seed/demo-accounts';
import { openSession } from '../../auth/sessions';
import { openExchange, type TestExchange } from '../../testing/exchange-client';
import { isOfRows, type QueryPlans, queryPlans } from '../../testing/query-plans';
import { LETTER_SETTINGS } from '../../testing/letter-settings';

const now = new Date('2026-11-20T10:00:00.000Z');
const ROWS = 100_000;
const LARGE_TABLES = ['conversations', 'conversation_members', 'messages', 'notifications'];

let connection: PgliteConnection;
let exchange: TestExchange;
let plans: QueryPlans;
beforeAll(async () => {
  connection = await connectPglite('memory://');
  await migrate(connection.db);
  await seedDemoData(connection.db, {
    now,
    passwordHash: '$argon2id$demo',
    letters: LETTER_SETTINGS,
  });
  await fill(connection);
  exchange = await openExchange({ connection });
  plans = queryPlans(exchange, connection.client, LARGE_TABLES);
});
afterAll(() => connection.close());

/** A hundred thousand conversations, messages and notifications, of all users alike. */
async function fill({ db }: PgliteConnection): Promise<void> {
  const at = sql`timestamptz '2026-11-01' + n * interval '1 second'`;
  const user = sql`1 + n % (select count(*)::int from users)`;
  await db.execute(sql`
    with made as (
      insert into conversations (kind, subject, user_id, last_message_at)
      select 'staff', 'Question ' || n, ${user}, ${at} from generate_series(1, ${ROWS}::int) n
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
    from generate_series(1, ${ROWS}::int) n
  `);
  await db.execute(sql`analyze`);
}

async function scannedBy(path: string, token: string): Promise<string[]> {
  return await plans.scannedBy((await plans.queriesOf(path, token)).filter(isOfRows), 8);
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
  '/api/unread_counts',
])('%s reads no large table as a whole', async (path) => {
  const { clock } = exchange.ports;
  const token = await openSession(connection.db, { user_id: DEMO_IDS.buyer }, clock());
  const { body } = await exchange
    .as(token)
    .get<{ conversations: { id: number }[] }>('/api/conversations');
  const own = path.replace('OWN', String(body.conversations[0]?.id));
  expect(await scannedBy(own, token)).toEqual([]);
});

test.each([
  '/admin/conversations',
  '/admin/conversations?page=9',
  '/admin/conversations?kind=staff&status=open',
  '/admin/conversations?assigned=me',
  '/admin/conversations?assigned=nobody&status=open',
  '/admin/conversations?has_contact_data=true',
  '/admin/conversations?user_id=1',
  '/admin/conversations?search=question%2099999',
  '/admin/conversations/1',
  '/admin/conversations/1/messages',
])('%s reads no large table as a whole', async (path) => {
  const token = await openSession(connection.db, { admin_id: 1 }, exchange.ports.clock());
  expect(await scannedBy(path, token)).toEqual([]);
});
