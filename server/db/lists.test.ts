import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SortDirection } from '@generated/model';
import { caseStats } from './case-stats';
import { countRows } from './count-rows';
import { type Connection, type Database, rowsOf } from './database';
import * as listOrders from './list-orders';
import { caseRows, claimRows, followRows, offerRows, userRows } from './schema';
import { claimSearchCondition, searchCondition } from './search';
import { seedDemoData, seedLargeData } from '../seed';
import { openTestDatabase } from './testing/test-database';
import { LETTER_SETTINGS } from '../testing/letter-settings';

const now = new Date('2026-11-20T12:34:56.789Z');

/** Every list of `list-orders.ts` but those of cases and followed claims: few, and sorted by what another table holds. */
const {
  inOrder,
  orderOf,
  caseOrders,
  publicCaseOrders,
  followedClaimOrders,
  publicFollowedClaimOrders,
  ...ofOneTable
} = listOrders;
const lists: Record<string, Record<string, AnyPgColumn[]>> = ofOneTable;
const { adminUserOrders } = listOrders;

/** A seller with thousands of claims: few ones would rather be sorted. */
const BUSY = 301;

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, { now, passwordHash: '$argon2id$demo', letters: LETTER_SETTINGS });
  await seedLargeData(db, { now, rows: 20_000 });
  await db.execute(sql`update claims set user_id = ${BUSY} where id > 400 and id % 4 = 0`);
  await db.execute(sql`analyze claims`);
});
afterAll(() => connection.close());

const namesFor = async (query: string) => {
  const users = await db
    .select()
    .from(userRows)
    .where(and(searchCondition(userRows.search_text, query), sql`${userRows.id} <= 300`))
    .orderBy(...inOrder(adminUserOrders.last_name, 'asc'));
  return users.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
};

const claimsFor = async (query: string) =>
  db
    .select({ reference: claimRows.reference, code: caseRows.case_code })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(and(await claimSearchCondition(db, query), sql`${claimRows.id} <= 400`));

/** Throws where there is nothing, so that the tests below need no conditions. */
const statsOf = async (caseId: number) => {
  const stats = (await caseStats(db, [caseId])).get(caseId);
  if (!stats) throw new Error(`Case ${caseId} has no stats.`);
  return stats;
};
const claimOf = async (reference: string) => {
  const claim = await db.query.claimRows.findFirst({ where: eq(claimRows.reference, reference) });
  if (!claim) throw new Error(`There is no claim ${reference}.`);
  return claim;
};

describe('search', () => {
  test.each([
    ['ZURCHER', 'Jürgen Zürcher'],
    ['gonç joao', 'João Gonçalves'],
    ['pale heron', 'Imogen Featherstonehaugh'],
    ['therstone', 'Imogen Featherstonehaugh'],
    ['梁', '詠詩 梁'],
    ['шевченко', 'Соломія Шевченко'],
    ['ШЕВ', 'Соломія Шевченко'],
    ['παπαδοπουλου', 'Ελένη Παπαδοπούλου'],
    ['new-buyer@ex', 'Imogen Featherstonehaugh'],
  ])('%s finds %s', async (query, name) => {
    expect(await namesFor(query)).toContain(name);
  });

  test('every word must occur, and a wildcard is a letter like any other', async () => {
    expect(await namesFor('zurcher imogen')).toEqual([]);
    expect(await namesFor('100%')).toEqual([]);
    expect(await namesFor('a_a')).toEqual([]);
    expect(await namesFor('\\')).toEqual([]);
    expect((await namesFor('   ')).length).toBe(300);
  });

  test('of many words the first eight different ones are looked for', async () => {
    expect(await namesFor(`${'pale '.repeat(20)}heron`)).toContain('Imogen Featherstonehaugh');
    const eight = 'i im imo imog imoge imogen f fe';
    expect(await namesFor(`${eight} nowhere`)).toContain('Imogen Featherstonehaugh');
    expect(await namesFor('i nowhere')).toEqual([]);
  });

  test('words of one or two letters match the start of a word', async () => {
    const names = await namesFor('ma');
    expect(names).toContain('Sofia Marchetti');
    expect(await namesFor('arch')).toContain('Sofia Marchetti');
    expect(await namesFor('ar')).not.toContain('Sofia Marchetti');
  });

  test('claims are found by their reference and by their case', async () => {
    expect(await claimsFor('7k3f9q')).toEqual([{ reference: 'CLM-7K3F9Q', code: 'ftx' }]);
    const genesis = await claimsFor('genesis');
    expect(genesis.length).toBeGreaterThan(5);
    expect(genesis.every(({ code }) => code === 'genesis')).toBe(true);
    expect(await claimsFor('genesis 7k3f9q')).toEqual([]);
  });
});

describe('order', () => {
  test('names are ordered without regard to case and accents, empty values count as the smallest', async () => {
    const names = await db
      .select({ sort_name: userRows.sort_name })
      .from(userRows)
      .orderBy(...inOrder(adminUserOrders.last_name, 'asc'))
      .limit(500);
    const sorted = names.map(({ sort_name }) => sort_name);
    expect(sorted).toEqual(sorted.toSorted());
    const seen = await db
      .select({ at: userRows.last_sign_in_at })
      .from(userRows)
      .orderBy(...inOrder(adminUserOrders.last_sign_in_at, 'desc'))
      .limit(3);
    expect(seen.every(({ at }) => at !== null)).toBe(true);
  });
});

/** The plan of a page, as text. */
async function planOf(from: SQL, where: SQL | undefined, order: SQL[]): Promise<string> {
  const query = sql`select * from ${from} ${where ? sql`where ${where}` : sql``} order by ${sql.join(order, sql`, `)} limit 25`;
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  expect(text).toContain('limit 25');
  expect(params.length).toBeLessThan(10);
  return db.transaction(async (tx) => {
    // A table of a few rows would rather be sorted, whatever its indexes.
    if ((await tx.$count(from)) < 1_000) await tx.execute(sql`set local enable_sort = off`);
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(tx, sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe('every list answers from an index', () => {
  const users = sql`${userRows}`;
  const open = eq(claimRows.status, 'open');
  /** Where the indexes begin with what the list is narrowed to. */
  const narrowed: Partial<Record<string, SQL[]>> = {
    claimOrders: [open, sql`${and(open, eq(claimRows.case_id, 1))}`],
    publicClaimOrders: [open, sql`${and(open, eq(claimRows.case_id, 1))}`],
    myClaimOrders: [eq(claimRows.user_id, BUSY)],
    offerOrders: [eq(offerRows.maker_id, BUSY), eq(offerRows.recipient_id, BUSY)],
  };

  for (const direction of ['asc', 'desc'] satisfies SortDirection[]) {
    for (const [list, orders] of Object.entries(lists)) {
      for (const [name, order] of Object.entries(orders)) {
        test(`${list} by ${name}, ${direction}`, async () => {
          for (const where of narrowed[list] ?? [undefined]) {
            const plan = await planOf(sql`${order[0]?.table}`, where, inOrder(order, direction));
            expect(plan).toContain('Index Scan');
            expect(plan).not.toContain('Sort');
          }
        });
      }
    }
  }

  test.each([
    ['status', eq(userRows.status, 'suspended')],
    ['buyer status', eq(userRows.buyer_account_status, 'pending')],
    ['identity', eq(userRows.identity_status, 'pending')],
    ['type', eq(userRows.type_of_user, 'buyer')],
    ['manager', eq(userRows.managed_by_admin_id, 2)],
    ['nobody', undefined],
  ])('users filtered by %s, newest first', async (_name, where) => {
    const plan = await planOf(users, where, inOrder(adminUserOrders.created_at, 'desc'));
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  });

  test('a search looks at the index of trigrams', async () => {
    const plan = await planOf(
      users,
      searchCondition(userRows.search_text, 'load1234'),
      inOrder(adminUserOrders.created_at, 'desc'),
    );
    expect(plan).toContain('users_by_search_text');
  });
});

describe('a total', () => {
  test.each([
    ['all', undefined],
    ['scheduled', eq(claimRows.register_status, 'scheduled')],
    ['open trade', and(eq(claimRows.claim_type, 'trade'), eq(claimRows.status, 'open'))],
  ])('of %s claims is counted up to the bound and estimated beyond', async (_name, where) => {
    const counted = await db.$count(claimRows, where);
    expect(counted).toBeGreaterThan(1_000);
    expect(await countRows(db, claimRows, where, counted)).toEqual({ total_count: counted });
    const total = await countRows(db, claimRows, where, counted - 1);
    expect(total.total_is_estimate).toBe(true);
    expect(total.total_count / counted).toBeGreaterThanOrEqual(1);
    expect(total.total_count / counted).toBeLessThan(1.3);
  });

  test('beyond the bound is not counted further', async () => {
    const counted = await db.$count(claimRows);
    const { total_count: total } = await countRows(db, claimRows, undefined, 1_000);
    expect(total / counted).toBeGreaterThan(0.9);
    expect(total / counted).toBeLessThan(1.1);
  });
});

describe('counters', () => {
  test('follow the claims and the follows', async () => {
    const before = await statsOf(1);
    const claim = await claimOf('CLM-7K3F9Q');

    await db
      .update(claimRows)
      .set({ status: 'paused', ask_percent: '0.5' })
      .where(eq(claimRows.id, claim.id));
    expect(await statsOf(1)).toMatchObject({ open_claims_count: before.open_claims_count - 1 });

    await db
      .update(claimRows)
      .set({ status: 'open', face_amount: '1000.5' })
      .where(eq(claimRows.id, claim.id));
    const after = await statsOf(1);
    expect(after).toMatchObject({
      open_claims_count: before.open_claims_count,
      lowest_ask_percent: '0.5',
    });
    expect(Number(after.open_face_amount)).toBeCloseTo(
      Number(before.open_face_amount) - Number(claim.face_amount) + 1000.5,
      2,
    );

    await db.insert(followRows).values([
      { user_id: 6, case_id: 1 },
      { user_id: 6, claim_id: claim.id },
    ]);
    expect((await statsOf(1)).followers_count).toBe(before.followers_count + 1);
    expect((await claimOf('CLM-7K3F9Q')).followers_count).toBe(claim.followers_count + 1);
    await db.delete(followRows).where(eq(followRows.user_id, 6));
    expect((await statsOf(1)).followers_count).toBe(before.followers_count);
  });

  test('audit events stay as they were written', async () => {
    for (const change of [
      sql`update audit_events set action = 'x'`,
      sql`delete from audit_events`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'audit events are never changed or deleted' },
      });
    }
  });
});
