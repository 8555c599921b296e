import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { borrowTestDatabase } from '../db/testing/test-database';
import { readEnvironment } from './environment';
import { reasonOf } from './reason-of';

const caught = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

test('an error of our own says what to do', async () => {
  const error = await caught(() => readEnvironment({ PORT: 'x' }));
  expect(reasonOf(error)).toBe('PORT: must be a number from 1 to 65535');
});

test('a failed query is told with its cause and its place, without its values', async () => {
  const { db, close } = await borrowTestDatabase();
  const hash = '$argon2id$v=19$planted';
  const error = await caught(() => db.execute(sql`insert into nobody values (${hash})`));
  await close();
  expect(reasonOf(error)).toMatch(
    /^Error: A query failed\.\ninsert into nobody values \(\$1\)\nat [\s\S]*Caused by error: 42P01: relation "nobody" does not exist\nat /,
  );
  expect(reasonOf(error)).not.toContain('planted');
});
