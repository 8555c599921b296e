import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AdminUser, ErrorBody } from '@generated/model';
import { createExchange } from '../app';
import type { AdminRow, UserRow } from '../calls/caller';
import type { Connection } from '../db/database';
import { adminRows, auditEventRows, outboxEmailRows, userRows } from '../db/schema';
import { borrowTestDatabase, emptyTables } from '../db/testing/test-database';
import type { ExchangePorts, ExchangeSettings, PasswordHasher } from '../ports/exchange-ports';
import { createHub } from '../ports/hub';
import { factories, PASSWORD } from './factories';
import { TRIAL_FEE_ACCOUNT } from '../ports/trial-fee-account';
import { LETTER_SETTINGS } from './letter-settings';

export { PASSWORD } from './factories';

const START = new Date('2026-11-20T10:00:00.000Z');
const ORIGIN = LETTER_SETTINGS.publicOrigin;
/** The shared password, a token, or the secret of a link or its hash: no test may write any of them to the log. */
const SECRET = new RegExp(`${PASSWORD}|[A-Za-z0-9_-]{43}`);

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Null if the answer has none. */
  body: Body;
  /** The token of the `Authorization` header, or null. */
  token: string | null;
}

interface LogLine {
  level: 'info' | 'warn' | 'error';
  event: string;
  fields: Record<string, unknown>;
}

interface OpenOptions {
  settings?: Partial<ExchangeSettings>;
  /** Another exchange on the same database, as after a restart; its opener closes it. */
  connection?: Connection;
}

export type TestExchange = Awaited<ReturnType<typeof openExchange>>;

/**
 * An exchange on its own database, with a stopped clock and cheap passwords. Its opener closes it; `testExchange` does
 * so for a test file.
 */
export async function openExchange({ settings, connection }: OpenOptions = {}) {
  const opened = connection ?? (await borrowTestDatabase());
  const { db } = opened;
  const log: LogLine[] = [];
  let now = START.getTime();
  const write =
    (level: LogLine['level']) =>
    (event: string, fields: LogLine['fields'] = {}) => {
      if (SECRET.test(JSON.stringify(fields))) throw new Error(`A secret in the log: ${event}`);
      log.push({ level, event, fields });
    };
  const passwords = cheapPasswords();
  const logged = { info: write('info'), warn: write('warn'), error: write('error') };
  const ports: ExchangePorts = {
    db,
    clock: () => new Date(now),
    passwords,
    log: logged,
    hub: createHub(logged),
    settings: {
      production: false,
      mailboxOpen: true,
      ...LETTER_SETTINGS,
      feeAccount: TRIAL_FEE_ACCOUNT,
      allowedOrigins: [],
      ...settings,
    },
  };
  const exchange = createExchange(ports);

  async function send<Body>(
    method: string,
    path: string,
    { token, address, body, headers }: SendOptions = {},
  ): Promise<Answer<Body>> {
    const multipart = body instanceof FormData;
    const isStream = body instanceof ReadableStream;
    const raw = typeof body === 'string' || multipart || isStream;
    const request = new Request(`${ORIGIN}${ports.settings.apiRoot}${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        // The runtime writes the boundary of a multipart body.
        ...(body !== undefined && !multipart && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
      ...(isStream && { duplex: 'half' }),
    });
    const response = await exchange.fetch(request, { address: address ?? '192.0.2.1' });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      // Here the exchange checks every answer against the contract, so the caller may name the type.
      body: (json ? JSON.parse(text) : text || null) as Body,
      token: response.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
    };
  }

  /** Calls with the token of a session, or as a visitor. */
  const as = (token?: string | null, address?: string) => {
    const options = { token: token ?? null, ...(address && { address }) };
    return {
      get: <Body = ErrorBody>(path: string) => send<Body>('GET', path, options),
      post: <Body = ErrorBody>(path: string, body?: unknown) =>
        send<Body>('POST', path, { ...options, body }),
      put: <Body = ErrorBody>(path: string, body?: unknown) =>
        send<Body>('PUT', path, { ...options, body }),
      patch: <Body = ErrorBody>(path: string, body?: unknown) =>
        send<Body>('PATCH', path, { ...options, body }),
      delete: <Body = ErrorBody>(path: string) => send<Body>('DELETE', path, options),
    };
  };

  const { restart, ...make } = factories(ports);
  return {
    db,
    connection: opened,
    ports,
    passwords,
    log,
    send,
    as,
    visitor: as(),
    ...make,
    /** The token of a session in the user's name, opened by an administrator. */
    impersonate: async (adminToken: string, { id }: UserRow): Promise<string> => {
      const path = `/admin/users/${id}?include_token=true`;
      const { body } = await as(adminToken).get<AdminUser>(path);
      if (!body.token) throw new Error('The impersonation was refused.');
      return body.token;
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Every mail in the outbox, oldest first. */
    mails: async (to?: string) => {
      const rows = await db
        .select()
        .from(outboxEmailRows)
        .where(to === undefined ? undefined : eq(outboxEmailRows.to, to))
        .orderBy(asc(outboxEmailRows.id));
      return rows.map((mail) => ({ ...mail, secret: secretOf(mail.text) }));
    },
    audits: async () => await db.select().from(auditEventRows).orderBy(asc(auditEventRows.id)),
    /** Changes a user behind the exchange's back, as another process would. */
    changeUser: async (row: UserRow, values: Partial<typeof userRows.$inferInsert>) => {
      await db.update(userRows).set(values).where(eq(userRows.id, row.id));
    },
    /** The row as it is in the database now. */
    reload: async <Row extends UserRow | AdminRow>(row: Row): Promise<Row> => {
      const table = 'status' in row ? userRows : adminRows;
      const [found] = await db.select().from(table).where(eq(table.id, row.id));
      if (!found) throw new Error('The row is gone.');
      return found as Row;
    },
    /** An empty database, with the clock at its start: much faster than a new exchange for each test. */
    reset: async () => {
      await emptyTables(db);
      now = START.getTime();
      restart();
      log.length = 0;
    },
    close: async () => {
      if (!connection) await opened.close();
    },
  };
}

/**
 * The exchange of a test file, empty at the start of each test: call it at the top of the file.
 *
 * ```ts
 * const exchange = testExchange();
 *
 * test('a user reads the own profile', async () => {
 *   const { token } = await exchange.user({ first_name: 'Mara' });
 *   const answer = await exchange.as(token).get<User>('/auth/current_user');
 *   expect(answer.body.first_name).toBe('Mara');
 * });
 * ```
 */
export function testExchange(): TestExchange {
  // Complete before the first test, and nobody looks at it earlier.
  const exchange = {} as TestExchange;
  beforeAll(async () => {
    Object.assign(exchange, await openExchange());
  });
  beforeEach(() => exchange.reset());
  afterAll(() => exchange.close());
  return exchange;
}

interface SendOptions {
  token?: string | null;
  /** The client's network address. */
  address?: string;
  /** An object is sent as JSON, a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The statuses of simultaneous calls, smallest first: their order of arrival does not matter. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** The secret of the link in a mail; empty if it has none. */
function secretOf(text: string): string {
  return /token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '';
}

/** argon2id would take most of a test's time. */
function cheapPasswords(): PasswordHasher {
  return {
    hash: async (password) => await Promise.resolve(`cheap:${password}`),
    verify: async (encoded, password) => await Promise.resolve(encoded === `cheap:${password}`),
  };
}

/** How a call ended: its status, and the code of a refusal. */
export function outcome({ status, body }: { status: number; body: { code?: string } | null }) {
  return { status, code: body?.code };
}
