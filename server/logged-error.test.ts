import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminRows } from './db/schema';
import { borrowTestDatabase } from './db/testing/test-database';
import type { Connection } from './db/database';
import { loggedError } from './logged-error';

let connection: Connection;
beforeAll(async () => {
  connection = await borrowTestDatabase();
});
afterAll(() => connection.close());

const SECRET = 'nQ0pWv7c2mT4sYbX9rLkJhGfD5aZ3eU1_-nQ0pWv7c2';

async function failure(query: PromiseLike<unknown>): Promise<unknown> {
  try {
    await query;
  } catch (error) {
    return error;
  }
  throw new Error('The query did not fail.');
}

describe('of a failed query', () => {
  test('the query, the constraint and the place are told, the row is not', async () => {
    const { db } = connection;
    const row = {
      email: 'ada@example.com',
      first_name: SECRET,
      last_name: 'L',
      password_hash: 'h',
    };
    await db.insert(adminRows).values(row);
    const logged = loggedError(await failure(db.insert(adminRows).values(row)));
    expect(logged).toMatchObject({
      message: 'A query failed.',
      sql: expect.stringMatching(/^insert into "admins" .* values \(default, \$1, /) as string,
      stack: expect.stringContaining('logged-error.test.ts') as string,
      cause: {
        code: '23505',
        message: 'duplicate key value violates unique constraint "admins_email"',
        table: 'admins',
        constraint: 'admins_email',
      },
    });
    expect(JSON.stringify(logged)).not.toMatch(/ada@example|nQ0pWv7c2/);
  });

  test('a message that quotes a value is left out', async () => {
    const error = await failure(connection.db.execute(sql`select ${SECRET}::int`));
    const logged = loggedError(error);
    expect(logged.cause?.code).toBe('22P02');
    expect(logged.sql).toBe('select $1::int');
    expect(JSON.stringify(logged)).not.toContain('nQ0pWv7c2');
  });

  test('ten megabytes of values leave no trace', async () => {
    const document = SECRET.repeat(250_000);
    const error = await failure(
      connection.db.execute(sql`insert into nowhere values (${document})`),
    );
    const text = JSON.stringify(loggedError(error));
    expect(text.length).toBeLessThan(5_000);
    expect(text).toContain('relation \\"nowhere\\" does not exist');
    expect(text).not.toContain('nQ0pWv7c2');
  });
});

test('a query of any length takes a bounded place in the log', async () => {
  const columns = sql.raw(Array.from({ length: 5_000 }, (_, at) => `column_${at}`).join(', '));
  const error = await failure(connection.db.execute(sql`select ${columns} from admins`));
  expect(JSON.stringify(loggedError(error)).length).toBeLessThan(6_000);
});

test('what a mail server answers is told by its code', () => {
  const error = Object.assign(new Error(`Message failed: 554 spam: https://x/?token=${SECRET}`), {
    code: 'EMESSAGE',
    responseCode: 554,
    response: `554 spam: https://x/?token=${SECRET}`,
  });
  expect(loggedError(error)).toMatchObject({ code: 'EMESSAGE', response_code: 554 });
  expect(JSON.stringify(loggedError(error))).not.toContain(SECRET);
});

test.each([
  ['an error of the code', new TypeError('x is not a function'), 'x is not a function'],
  ['an error with a secret in its words', new Error(`Bearer ${SECRET}`), 'Bearer [removed]'],
  ['a parser that quotes what it read', new SyntaxError(`"${SECRET}" is not JSON`), undefined],
])('%s', (_name, error, message) => {
  const logged = loggedError(error);
  expect(logged).toMatchObject({ name: error.name, message });
  expect(logged.stack).toMatch(/^at .*logged-error\.test\.ts/);
  expect(JSON.stringify(logged)).not.toContain(SECRET);
});

test('lines of a message that look like frames are no frames', () => {
  const password = 'a quiet harbour at dawn';
  const error = new Error(`first line\n    at ${password} (a.ts:1:1)`);
  expect(error.stack).toContain(password);
  expect(loggedError(error).stack).toMatch(/^at .*logged-error\.test\.ts/);
  expect(loggedError(error).stack).not.toContain(password);
  // The stack keeps the first message: where it begins can no longer be told.
  error.message = 'another message';
  expect(loggedError(error).stack).toBeUndefined();
});

test('of what is no error only the type is told', () => {
  expect(loggedError(SECRET)).toEqual({ name: 'string' });
});

test('causes that go round come to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"round"/g)).toHaveLength(4);
});
