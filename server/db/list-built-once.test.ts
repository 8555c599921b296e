import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testExchange } from '../testing/exchange-client';
import type { Database } from './database';
import { listBuiltOnce } from './list-built-once';
import { userRows } from './schema';

const exchange = testExchange();

/** Users of a first name by their last names, and for which first names the SQL was written. */
function usersByFirstName() {
  const built: string[] = [];
  const list = listBuiltOnce((db: Database, { first_name }: { first_name: string }) => {
    built.push(first_name);
    return db
      .select({ name: userRows.last_name })
      .from(userRows)
      .where(eq(userRows.first_name, first_name))
      .orderBy(asc(userRows.last_name));
  });
  const page = async (first_name: string, limit: number, offset: number) =>
    (await list(exchange.db, { first_name }).limit(limit).offset(offset)).map(({ name }) => name);
  return { list, page, built };
}

test('each question has its own rows and pages, and its SQL is written once', async () => {
  for (const [first_name, last_name] of [
    ['Ada', 'Abel'],
    ['Ada', 'Berg'],
    ['Ada', 'Cruz'],
    ['Eva', 'Diaz'],
  ] as const) {
    await exchange.user({ first_name, last_name });
  }
  const { page, built } = usersByFirstName();
  expect(await page('Ada', 2, 0)).toEqual(['Abel', 'Berg']);
  expect(await page('Eva', 2, 0)).toEqual(['Diaz']);
  expect(await page('Ada', 2, 2)).toEqual(['Cruz']);
  expect(built).toEqual(['Ada', 'Eva']);
});

test('what was not asked for longest is forgotten', () => {
  const { list, built } = usersByFirstName();
  for (let number = 0; number < 200; number += 1) list(exchange.db, { first_name: `${number}` });
  list(exchange.db, { first_name: '0' });
  expect(built).toHaveLength(200);
  list(exchange.db, { first_name: '200' });
  list(exchange.db, { first_name: '0' });
  expect(built).toHaveLength(201);
  list(exchange.db, { first_name: '1' });
  expect(built.slice(201)).toEqual(['1']);
});
