import { sql } from 'drizzle-orm';
import { currentAgreement } from '../../../server/agreements/agreements';
import { TRIAL_FEE_ACCOUNT } from '../../../server/ports/trial-fee-account';
import { createExchange, type Exchange } from '../../../server/app';
import { openSession } from '../../../server/auth/sessions';
import { rowsOf, type Connection, type Database } from '../../../server/db/database';
import {
  adminRows,
  agreementAcceptanceRows,
  buyerAccountRows,
  sessionRows,
  userRows,
} from '../../../server/db/schema';
import { borrowTestDatabase, TABLE_NAMES } from '../../../server/db/testing/test-database';
import type { LogFields } from '../../../server/ports/exchange-ports';
import { createHub } from '../../../server/ports/hub';
import { DAY } from '../../../src/domain/time';

const NOW = new Date('2026-11-20T10:00:00Z');

export interface ContractExchange {
  exchange: Exchange;
  connection: Connection;
  /** Tokens by the kind of caller. */
  tokens: Record<CallerName, string | null>;
  /** The reasons behind answers with 500, which the test prints instead of guessing. */
  failures: LogFields[];
  /** The log line of each answer. */
  requests: LogFields[];
  /** The rows of every table that a refused request must leave alone. */
  countRows(): Promise<Record<string, number>>;
}

export const CALLERS = [
  'visitor',
  'user',
  'other user',
  'verified buyer',
  'admin',
  'impersonating admin',
  'expired token',
  'suspended user',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** An exchange with one caller of each kind, for tests that go through all operations. */
export async function openContractExchange(): Promise<ContractExchange> {
  const connection = await borrowTestDatabase();
  const { db } = connection;
  const failures: LogFields[] = [];
  const requests: LogFields[] = [];
  const log = {
    info: (_event: string, fields: LogFields = {}) => void requests.push(fields),
    warn: () => undefined,
    error: (_event: string, fields: LogFields = {}) => void failures.push(fields),
  };
  const ports = {
    db,
    clock: () => NOW,
    passwords: {
      hash: async (password: string) => `plain:${password}`,
      verify: async (hash: string, password: string) => hash === `plain:${password}`,
    },
    log,
    hub: createHub(log),
    settings: {
      production: false,
      mailboxOpen: true,
      apiRoot: '/api',
      publicOrigin: 'http://localhost',
      staffEmail: 'staff@example.com',
      feeAccount: TRIAL_FEE_ACCOUNT,
      allowedOrigins: ['https://app.example.com'],
      signingKey: new Uint8Array(32),
    },
  };
  const person = (name: string) => ({
    email: `${name}@example.com`,
    first_name: name,
    last_name: 'Test',
  });
  const [admin] = await db
    .insert(adminRows)
    .values({ ...person('admin'), password_hash: 'plain:x' })
    .returning();
  const made = await db
    .insert(userRows)
    .values([
      { ...person('user'), status: 'active', email_verified_at: NOW },
      { ...person('other'), status: 'active', email_verified_at: NOW },
      {
        ...person('buyer'),
        status: 'active',
        email_verified_at: NOW,
        identity_status: 'approved',
        buyer_account_status: 'verified',
      },
      { ...person('suspended'), status: 'suspended', email_verified_at: NOW },
    ])
    .returning();
  const [user, other, buyer, suspended] = made;
  if (!admin || !user || !other || !buyer || !suspended)
    throw new Error('The callers were not made.');
  await db.insert(buyerAccountRows).values({
    user_id: buyer.id,
    account_type: 'individual',
    legal_name: 'Buyer Test',
    accreditation_basis: 'income',
    status: 'verified',
  });
  await db.insert(agreementAcceptanceRows).values({
    user_id: buyer.id,
    kind: 'buyer_access',
    version: currentAgreement('buyer_access').version,
    typed_name: 'Buyer Test',
  });
  const adminToken = await openSession(db, { admin_id: admin.id }, NOW);
  const [adminSession] = await db.select().from(sessionRows);
  if (!adminSession) throw new Error('The administrator has no session.');
  const aMonthAgo = new Date(NOW.getTime() - 30 * DAY);
  return {
    exchange: createExchange(ports),
    connection,
    failures,
    requests,
    tokens: {
      visitor: null,
      user: await openSession(db, { user_id: user.id }, NOW),
      'other user': await openSession(db, { user_id: other.id }, NOW),
      'verified buyer': await openSession(db, { user_id: buyer.id }, NOW),
      admin: adminToken,
      'impersonating admin': await openSession(
        db,
        { user_id: user.id, admin_session_id: adminSession.id },
        NOW,
      ),
      'expired token': await openSession(db, { user_id: user.id }, aMonthAgo),
      'suspended user': await openSession(db, { user_id: suspended.id }, NOW),
    },
    countRows: countWhenWritten(db),
  };
}

/** Every table except the one that counts the requests themselves. */
const TABLES = TABLE_NAMES.filter((name) => name !== 'rate_limits');

/** Counts again only if the database's log has grown: nearly every refused request leaves it alone. */
function countWhenWritten(db: Database): () => Promise<Record<string, number>> {
  let position: string | undefined;
  let counts: Record<string, number> = {};
  return async () => {
    const now = await logPosition(db);
    if (now !== position) {
      counts = {};
      for (const table of TABLES) counts[table] = await db.$count(sql.raw(table));
      position = await logPosition(db);
    }
    return counts;
  };
}

async function logPosition(db: Database): Promise<string | undefined> {
  const query = sql`select pg_current_wal_insert_lsn()::text as position`;
  const [row] = await rowsOf<{ position: string }>(db, query);
  return row?.position;
}
