import Big from 'big.js';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundedForVisitors } from '@/domain/amounts';
import { type Connection, rowsOf } from '../db/database';
import { borrowTestDatabase } from '../db/testing/test-database';

let connection: Connection;
beforeAll(async () => {
  connection = await borrowTestDatabase();
});
afterAll(() => connection.close());

/** What lists select and sort by, for whoever does not see exact amounts. */
async function publicAmounts(amounts: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ amount: string }>(
    connection.db,
    sql`
      select trim_scale(rounded_for_visitors(amount::numeric(20, 8)))::text as amount
      from unnest(${sql.param(amounts)}::text[]) with ordinality as asked (amount, place)
      order by place
    `,
  );
  return rows.map(({ amount }) => amount);
}

/** Amounts at and beside the places where the second digit changes. */
const closeAmount = fc
  .tuple(
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom(0, 4, 5, 6, 9),
    fc.integer({ min: -4, max: 9 }),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([digits, next, exponent, nudge]) =>
    new Big(10)
      .pow(exponent)
      .times(10 * digits + next)
      .plus(new Big(nudge).div(100_000_000))
      .toFixed(8),
  );

test('the lists that visitors see go by the amounts that they are shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(closeAmount, { minLength: 50, maxLength: 200 }), async (amounts) => {
      expect(await publicAmounts(amounts)).toEqual(amounts.map(roundedForVisitors));
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['0', '0'],
  ['0.00000001', '0.00000001'],
  ['115', '120'],
  ['125', '120'],
  ['125.00000001', '130'],
  ['99.5', '100'],
  ['125000000000.00000001', '130000000000'],
  ['999999999999.99999999', '1000000000000'],
])('%s is shown as %s', async (amount, shown) => {
  expect(await publicAmounts([amount])).toEqual([shown]);
  expect(roundedForVisitors(amount)).toBe(shown);
});
