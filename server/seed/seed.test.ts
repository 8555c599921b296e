import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseStats } from '../db/case-stats';
import { type Connection, type Database, rowsOf } from '../db/database';
import { casePricePointRows, caseRows, claimRows, userRows } from '../db/schema';
import { caseStatuses, proceedings } from '../db/schema/enums';
import { openTestDatabase } from '../db/testing/test-database';
import { isEmptyDatabase, seedDemoData } from '.';
import { LETTER_SETTINGS } from '../testing/letter-settings';

const now = new Date('2026-11-20T12:34:56.789Z');
const options = { now, passwordHash: '$argon2id$demo', letters: LETTER_SETTINGS };

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, options);
});
afterAll(() => connection.close());

const distinct = <T>(values: readonly T[]) => new Set(values);

const fingerprint = (database: Database) =>
  rowsOf(
    database,
    sql`
      select
        (select md5(string_agg(u::text, '' order by id)) from users u) as users,
        (select md5(string_agg(c::text, '' order by id)) from claims c) as claims,
        (select md5(string_agg(d.id || d.checksum, '' order by id)) from documents d) as documents,
        (select md5(string_agg(n::text, '' order by id)) from negotiations n) as negotiations,
        (select md5(string_agg(o::text, '' order by id)) from offers o) as offers,
        (select md5(string_agg(p.case_id || p.date::text || p.low_percent, '' order by id)) from case_price_points p) as prices,
        (select md5(string_agg(f.user_id || ':' || f.created_at::text, '' order by id)) from follows f) as follows
    `,
  );

describe('the demo data', () => {
  test('has the promised size', async () => {
    expect(await db.$count(userRows)).toBe(300);
    expect(await db.$count(claimRows)).toBe(400);
    expect(await db.$count(caseRows, eq(caseRows.status, 'active'))).toBeGreaterThanOrEqual(12);
    expect(await db.$count(claimRows, eq(claimRows.status, 'open'))).toBeGreaterThan(200);
  });

  test('is the same at every seed', async () => {
    const again = await openTestDatabase();
    try {
      await seedDemoData(again.db, options);
      expect(await fingerprint(again.db)).toEqual(await fingerprint(db));
    } finally {
      await again.close();
    }
  });

  test('goes into an empty database only, as a whole', async () => {
    expect(await isEmptyDatabase(db)).toBe(false);
    await expect(seedDemoData(db, options)).rejects.toThrow('empty database');
    expect(await db.$count(userRows)).toBe(300);
  });

  test('leaves room for the next ids', async () => {
    const user = { email: 'next@example.com', first_name: 'N', last_name: 'E' };
    const [inserted] = await db.insert(userRows).values(user).returning({ id: userRows.id });
    expect(inserted?.id).toBe(301);
    await db.delete(userRows).where(eq(userRows.email, user.email));
  });
});

describe('cases', () => {
  test('every kind of proceeding and state occurs', async () => {
    const cases = await db.select().from(caseRows);
    expect(distinct(cases.map(({ proceeding }) => proceeding))).toEqual(distinct(proceedings));
    expect(distinct(cases.map(({ status }) => status))).toEqual(distinct(caseStatuses));
    expect(cases.find(({ case_code }) => case_code === 'ftx')).toMatchObject({
      case_number: '22-11068',
      petition_date: '2022-11-11',
      bar_date: '2023-09-29',
      currency: 'USD',
    });
  });

  test('most have two years of prices, BlockFi has none', async () => {
    const blockfi = await rowsOf(
      db,
      sql`select p.id from ${casePricePointRows} p join cases c on c.id = p.case_id where case_code = 'blockfi'`,
    );
    expect(blockfi).toEqual([]);
    const long = await rowsOf(
      db,
      sql`select case_id from ${casePricePointRows} group by case_id having min(date) < '2024-11-20'`,
    );
    expect(long.length).toBeGreaterThanOrEqual(12);
  });

  test('the figures on the cards are the sums of the claims', async () => {
    const cases = await db.select({ id: caseRows.id }).from(caseRows).orderBy(caseRows.id);
    const stats = await caseStats(
      db,
      cases.map(({ id }) => id),
    );
    const counted = await rowsOf(
      db,
      sql`
        select
          s.id,
          (select count(*)::int from claims c where c.case_id = s.id and status = 'open') as open_claims_count,
          (select trim_scale(coalesce(sum(face_amount), 0))::text from claims c where c.case_id = s.id and status = 'open')
            as open_face_amount,
          (select trim_scale(max(price_percent))::text from offers o where o.case_id = s.id and status = 'pending'
            and made_by = 'buyer') as best_bid_percent,
          (select trim_scale(min(ask_percent))::text from claims c where c.case_id = s.id and status = 'open')
            as lowest_ask_percent,
          (select trim_scale(low_percent)::text from case_price_points p
            where p.case_id = s.id and source = 'trade' order by date desc, id desc limit 1) as last_trade_percent,
          (select size_band from case_price_points p
            where p.case_id = s.id and source = 'trade' order by date desc, id desc limit 1) as last_trade_size_band,
          (select count(*)::int from follows f where f.case_id = s.id) as followers_count
        from cases s order by id
      `,
    );
    expect(cases.map(({ id }) => ({ id, ...stats.get(id) }))).toEqual(counted);
  });
});
