import { sql } from 'drizzle-orm';
import { functionTransport, type Transport } from '../../../scripts/conformance/session/transport';
import type { SuiteOptions } from '../../../scripts/conformance/session/world';
import { TRIAL_FEE_ACCOUNT } from '../../../server/ports/trial-fee-account';
import { createExchange } from '../../../server/app';
import { openSession } from '../../../server/auth/sessions';
import type { Connection } from '../../../server/db/database';
import { seedDemoData } from '../../../server/seed';
import { DEMO_IDS } from '../../../server/seed/demo-accounts';
import { borrowTestDatabase } from '../../../server/db/testing/test-database';
import type { ExchangePorts, LogFields } from '../../../server/ports/exchange-ports';
import { DEMO_PASSWORD } from '../../../server/host/demo-password';
import { createHub } from '../../../server/ports/hub';
import { DAY } from '../../../src/domain/time';

/**
 * How many times longer a slow machine takes. The clock runs faster by this, so what a run relies on has to last
 * longer.
 */
const SLOWNESS = 5;

const ORIGIN = 'http://localhost';

export interface JudgedExchange {
  connection: Connection;
  transport: Transport;
  /** The demo accounts with their passwords, and what a host may add for the suite. */
  options: SuiteOptions;
  /** The same people with tokens, so that a run does not sign anybody in. */
  byTokens: () => Promise<SuiteOptions>;
  /** The reasons behind answers with 500. */
  failures: LogFields[];
  /** Forgets the counted tries: a run uses up limits that the next one would hit. */
  forgetTries: () => Promise<void>;
}

/** The exchange on the demo data, in this process, as the conformance suite meets it. */
export async function openJudgedExchange(): Promise<JudgedExchange> {
  const connection = await borrowTestDatabase();
  const { db } = connection;
  const begun = Date.now();
  const failures: LogFields[] = [];
  const quiet = () => undefined;
  const log = {
    info: quiet,
    warn: quiet,
    error: (_event: string, fields: LogFields = {}) => void failures.push(fields),
  };
  const ports: ExchangePorts = {
    db,
    clock: () => new Date(begun + SLOWNESS * (Date.now() - begun)),
    passwords: {
      hash: async (password) => `plain:${password}`,
      verify: async (hash, password) => hash === `plain:${password}`,
    },
    log,
    hub: createHub(log),
    settings: {
      production: false,
      mailboxOpen: true,
      apiRoot: '/api',
      publicOrigin: ORIGIN,
      staffEmail: 'staff@example.com',
      feeAccount: TRIAL_FEE_ACCOUNT,
      allowedOrigins: ['https://app.example.com'],
      signingKey: new Uint8Array(32),
    },
  };
  await seedDemoData(db, {
    now: new Date(),
    passwordHash: `plain:${DEMO_PASSWORD}`,
    letters: ports.settings,
  });
  const exchange = createExchange(ports);
  const account = (email: string) => ({ email, password: DEMO_PASSWORD });
  const session = async (owner: Parameters<typeof openSession>[1], daysAgo = 0) =>
    await openSession(db, owner, new Date(Date.now() - daysAgo * DAY));
  const shared = {
    origin: 'https://app.example.com',
    limits: true,
    baseUrl: `${ORIGIN}/api`,
  };
  return {
    connection,
    failures,
    transport: functionTransport(`${ORIGIN}/api`, (request) =>
      exchange.fetch(request, { address: '192.0.2.1' }),
    ),
    options: {
      ...shared,
      accounts: {
        admin: account('admin@example.com'),
        user: account('seller@example.com'),
        buyer: account('buyer@example.com'),
      },
      agedToken: await session({ user_id: DEMO_IDS.seller }, 2),
    },
    byTokens: async () => ({
      ...shared,
      accounts: {
        admin: { token: await session({ admin_id: 1 }) },
        user: {
          ...account('seller@example.com'),
          token: await session({ user_id: DEMO_IDS.seller }),
        },
        buyer: { token: await session({ user_id: DEMO_IDS.buyer }) },
      },
      agedToken: await session({ user_id: DEMO_IDS.seller }, 2),
    }),
    forgetTries: async () => {
      await db.execute(sql`delete from rate_limits`);
    },
  };
}
