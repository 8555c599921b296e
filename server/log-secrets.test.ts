/** What the log holds when the database fails in the middle: enough to find the fault, nothing of what was sent. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '@/domain/time';
import { deliverInBackground } from './host/mail-transport';
import { openExchange, PASSWORD, type TestExchange } from './testing/exchange-client';
import { joined, pdf } from './testing/files';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openExchange();
  // The worst that a database can say: the whole row.
  await exchange.db.execute(sql`
    create function quote_row() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new using detail = new::text, hint = new::text; end $$
  `);
});
beforeEach(() => exchange.reset());
afterEach(() => restore());
afterAll(() => exchange.close());

const EMAIL = 'mara.planted@example.com';
const NAME = 'Mara-Planted';
const NEW_PASSWORD = 'seven herons over the weir';
const DOCUMENT_TEXT = 'PASSPORT No C01X00T47 of Mara';
const PLANTED = [EMAIL, NAME, PASSWORD, NEW_PASSWORD, DOCUMENT_TEXT, 'cheap:'];
/** A token, the secret of a link or the hash of one. */
const SECRET = /[A-Za-z0-9_-]{43}/;

let broken: string | null = null;
/** Every write to the table fails from now on, with an error that quotes the row. */
async function breakTable(table: string) {
  broken = table;
  await exchange.db.execute(
    sql`create trigger quote_row before insert or update on ${sql.identifier(table)} for each row execute function quote_row()`,
  );
}
async function restore() {
  if (broken) await exchange.db.execute(sql`drop trigger quote_row on ${sql.identifier(broken)}`);
  broken = null;
}

function expectNothingPlanted(more: string[] = []) {
  const log = JSON.stringify(exchange.log);
  for (const planted of [...PLANTED, ...more]) expect(log).not.toContain(planted);
  expect(log).not.toMatch(SECRET);
  expect(log.length).toBeLessThan(10_000);
}

/** The one line of the log that tells of the failure. */
function failureOf(event: string) {
  const lines = exchange.log.filter((line) => line.event === event);
  expect(lines).toHaveLength(1);
  return lines[0]?.fields;
}

const register = () =>
  exchange.visitor.post('/users', {
    user: {
      email: EMAIL,
      password: NEW_PASSWORD,
      first_name: NAME,
      last_name: 'Lind',
      preferred_contact_method: 'email',
    },
  });
const user = () => exchange.user({ email: EMAIL, first_name: NAME });
const askForLink = () => exchange.visitor.post('/auth/magic_link/send', { user: { email: EMAIL } });

interface Story {
  name: string;
  table: string;
  /** What happens before the table breaks. @returns the request that fails then. */
  prepare: () => Promise<() => Promise<{ status: number; headers: Headers }>>;
}

const stories: Story[] = [
  {
    name: 'a sign-in',
    table: 'sessions',
    prepare: async () => {
      await user();
      return () =>
        exchange.visitor.post('/users/sign_in', { user: { email: EMAIL, password: PASSWORD } });
    },
  },
  { name: 'a registration', table: 'users', prepare: async () => register },
  { name: 'the link of a registration', table: 'one_time_tokens', prepare: async () => register },
  { name: 'the mail of a registration', table: 'outbox_emails', prepare: async () => register },
  {
    name: 'the mail of a magic link',
    table: 'outbox_emails',
    prepare: async () => {
      await user();
      return askForLink;
    },
  },
  {
    name: 'the use of a magic link',
    table: 'one_time_tokens',
    prepare: async () => {
      await user();
      await askForLink();
      const [mail] = await exchange.mails();
      return () => exchange.visitor.post('/auth/magic_link/verify', { token: mail?.secret });
    },
  },
  {
    name: 'an upload',
    table: 'document_contents',
    prepare: async () => {
      const { token } = await user();
      const body = new FormData();
      body.set('kind', 'gov_id');
      const bytes = joined(pdf.subarray(0, -6), `% ${DOCUMENT_TEXT}\n`, '%%EOF\n');
      body.set('file', new File([bytes], `${NAME}.pdf`));
      return () => exchange.as(token).post('/api/documents', body);
    },
  },
  {
    name: 'a change of the password',
    table: 'users',
    prepare: async () => {
      const { token } = await user();
      const body = { user: { password: NEW_PASSWORD, has_set_password: true } };
      return () => exchange.as(token).put('/api/current_user', body);
    },
  },
  {
    name: 'a reset of the password',
    table: 'users',
    prepare: async () => {
      await user();
      await exchange.visitor.post('/auth/password_resets', { user: { email: EMAIL } });
      const [mail] = await exchange.mails();
      return () =>
        exchange.visitor.put('/auth/password_resets', {
          user: { reset_password_token: mail?.secret, password: NEW_PASSWORD },
        });
    },
  },
];

test.each(stories)('$name that fails leaves no secret in the log', async ({ table, prepare }) => {
  const request = await prepare();
  await breakTable(table);
  const answer = await request();
  expect(answer.status).toBe(500);
  expectNothingPlanted([btoa(DOCUMENT_TEXT).slice(4, -4)]);
  expect(failureOf('request_failed')).toMatchObject({
    request_id: answer.headers.get('x-request-id'),
    error: {
      message: 'A query failed.',
      sql: expect.stringMatching(new RegExp(`^(insert into|update) "${table}" .*\\$1`)) as string,
      stack: expect.stringContaining('server/') as string,
      cause: { code: 'P0001' },
    },
  });
});

test('a mail server that repeats a mail, and the failure of the delivery itself, leave no secret in the log', async () => {
  await user();
  await askForLink();
  const [mail] = await exchange.mails();
  const refused = `554 5.7.1 <${EMAIL}> ${mail?.text}`;
  const transport = {
    send: async () => {
      throw Object.assign(new Error(`Message failed: ${refused}`), {
        code: 'EMESSAGE',
        responseCode: 554,
        response: refused,
      });
    },
  };
  await deliverInBackground(exchange.ports, transport)();
  expectNothingPlanted();
  expect(failureOf('mail_failed')).toMatchObject({
    id: mail?.id,
    error: { code: 'EMESSAGE', response_code: 554 },
  });

  exchange.log.length = 0;
  await breakTable('outbox_emails');
  exchange.advance(HOUR);
  await deliverInBackground(exchange.ports, transport)();
  expectNothingPlanted();
  expect(failureOf('mail_delivery_failed')).toMatchObject({
    error: { sql: expect.stringMatching(/^update "outbox_emails"/) as string },
  });
});
