import { applicationFaults, applicationGaps } from '@/domain/buyers/buyer-account';
import { asc, eq, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreementHash, agreementVersions } from '../../agreements/agreements';
import { caseStats } from '../case-stats';
import { type Connection, type Database, rowsOf } from '../database';
import {
  agreementAcceptanceRows,
  buyerAccountRows,
  casePricePointRows,
  caseRows,
  claimRows,
  documentRows,
  identityVerificationRows,
  userRows,
} from '../schema';
import {
  buyerAccountStatuses,
  buyerAccountTypes,
  caseStatuses,
  identityStatuses,
  proceedings,
  userStatuses,
  verificationStatuses,
} from '../schema/enums';
import { openTestDatabase } from '../testing';
import { DEMO_USERS, isEmptyDatabase, seedDemoData } from '.';
import { possibleStates } from './users/users';

const now = new Date('2026-11-20T12:34:56.789Z');
const options = { now, passwordHash: '$argon2id$demo' };

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

describe('users', () => {
  test('the demo accounts come first, in the states that their names say', async () => {
    const users = await db.select().from(userRows).orderBy(asc(userRows.id)).limit(7);
    expect(users.map(({ email }) => email)).toEqual(DEMO_USERS.map(({ email }) => email));
    const states: Record<string, string> = Object.fromEntries(
      users.map((user) => [
        user.email.replace('@example.com', ''),
        `${user.status} ${user.buyer_account_status} ${user.identity_status} ${user.type_of_user}`,
      ]),
    );
    expect(states).toEqual({
      seller: 'active none approved seller',
      buyer: 'active verified approved buyer',
      buyer2: 'active verified approved buyer',
      'new-buyer': 'active verified approved buyer',
      unverified: 'active pending pending buyer',
      newcomer: 'active none not_submitted seller',
      suspended: 'suspended none approved seller',
    });
    expect(users.find(({ email }) => email === 'newcomer@example.com')).toMatchObject({
      sign_in_count: 0,
      last_sign_in_at: null,
    });
    expect(users.every(({ password_hash }) => password_hash === options.passwordHash)).toBe(true);
    const accepted = await db
      .select({ email: userRows.email, version: agreementAcceptanceRows.version })
      .from(agreementAcceptanceRows)
      .innerJoin(userRows, eq(userRows.id, agreementAcceptanceRows.user_id))
      .where(lte(userRows.id, DEMO_USERS.length));
    const versionsOf = Object.groupBy(accepted, ({ email }) => email.replace('@example.com', ''));
    expect(
      Object.entries(versionsOf).map(([name, rows = []]) => [
        name,
        ...rows.map(({ version }) => version).toSorted(),
      ]),
    ).toEqual([
      ['buyer', '2026-02', '2026-09'],
      ['buyer2', '2026-02', '2026-09'],
      ['new-buyer', '2026-02'],
    ]);
  });

  test('every combination of states that can come about occurs, and no other', async () => {
    const users = await db.select().from(userRows);
    type States = ReturnType<typeof possibleStates>[number];
    const named = (user: States) =>
      `${user.status} ${user.buyer_account_status} ${user.identity_status}`;
    expect(distinct(users.map(named))).toEqual(distinct(possibleStates().map(named)));
    expect(distinct(users.map((user) => user.status))).toEqual(distinct(userStatuses));
    expect(distinct(users.map((user) => user.identity_status))).toEqual(distinct(identityStatuses));
    expect(distinct(users.map((user) => user.buyer_account_status))).toEqual(
      distinct(buyerAccountStatuses),
    );
  });

  test.each([
    [
      'every verified buyer has a confirmed address and an approved identity',
      sql`buyer_account_status = 'verified' and (identity_status <> 'approved' or email_verified_at is null)`,
    ],
    [
      'nobody who is suspended or closed waits for a review',
      sql`status in ('suspended', 'deactivated') and 'pending' in (identity_status, buyer_account_status)`,
    ],
    [
      'whose address is not confirmed has submitted nothing',
      sql`status = 'pending' and (email_verified_at is not null or identity_status <> 'not_submitted'
        or buyer_account_status <> 'none' or exists (select from claims c where c.user_id = users.id))`,
    ],
    [
      'a suspension and a closure have a reason, and nothing else has one',
      sql`(status in ('suspended', 'deactivated')) <> (status_reason is not null)`,
    ],
    [
      'a buyer account was decided after the identity, and the agreement accepted after that',
      sql`exists (
        select from buyer_accounts b, identity_verifications v
        where b.user_id = users.id and v.user_id = users.id and b.status = 'verified'
          and not (v.reviewed_at <= b.reviewed_at and b.reviewed_at <= coalesce(
            (select min(a.accepted_at) from agreement_acceptances a where a.user_id = users.id), b.reviewed_at)))`,
    ],
    [
      'what was asked for or refused has a reason',
      sql`exists (select from buyer_accounts b where b.user_id = users.id
          and (b.status in ('info_requested', 'rejected', 'suspended')) <> (b.rejection_reason is not null))
        or exists (select from identity_verifications v where v.user_id = users.id
          and (v.status in ('resubmission_requested', 'rejected')) <> (v.rejection_reason is not null))`,
    ],
    [
      'a closed account has nothing on offer',
      sql`status = 'deactivated' and exists (select from claims c where c.user_id = users.id
        and c.status in ('draft', 'in_review', 'changes_requested', 'open', 'paused', 'under_offer'))`,
    ],
  ])('%s', async (_, contradiction) => {
    const found = await db.select({ email: userRows.email }).from(userRows).where(contradiction);
    expect(found).toEqual([]);
  });

  test('each identity document is its person’s own', async () => {
    const [cards] = await rowsOf<{ documents: number; contents: number }>(
      db,
      sql`select count(*)::int as documents, count(distinct checksum)::int as contents
        from documents where kind = 'gov_id'`,
    );
    expect(cards?.documents).toBeGreaterThan(150);
    // Two that nobody can read may look alike.
    expect(cards?.contents).toBeGreaterThan((cards?.documents ?? 0) * 0.9);
  });

  test('the copies of states agree with the records that they are copied from', async () => {
    const [wrong] = await rowsOf<{ accounts: number; missing: number; verifications: number }>(
      db,
      sql`
        select
          (select count(*)::int from users u join buyer_accounts b on b.user_id = u.id
            where b.status <> u.buyer_account_status) as accounts,
          (select count(*)::int from users u left join buyer_accounts b on b.user_id = u.id
            where (u.buyer_account_status = 'none') <> (b.id is null)) as missing,
          (select count(*)::int from users u left join lateral (
              select status from identity_verifications v where v.user_id = u.id order by attempt desc limit 1
            ) latest on true
            where u.identity_status <> coalesce(latest.status, 'not_submitted')) as verifications
      `,
    );
    expect(wrong).toEqual({ accounts: 0, missing: 0, verifications: 0 });
  });

  test('every application could be submitted as it is', async () => {
    const accounts = await db.select().from(buyerAccountRows);
    expect(distinct(accounts.map(({ account_type }) => account_type))).toEqual(
      distinct(buyerAccountTypes),
    );
    for (const account of accounts) {
      const documents = await db
        .select()
        .from(documentRows)
        .where(eq(documentRows.buyer_account_id, account.id));
      expect(applicationGaps(account, documents)).toEqual({});
      expect(applicationFaults(account)).toEqual({});
      expect(documents.every(({ user_id }) => user_id === account.user_id)).toBe(true);
    }
  });

  test('an agreement was accepted under the hash of its text', async () => {
    const rows = await db
      .selectDistinct({
        version: agreementAcceptanceRows.version,
        hash: agreementAcceptanceRows.text_hash,
      })
      .from(agreementAcceptanceRows)
      .orderBy(asc(agreementAcceptanceRows.version));
    const texts = agreementVersions('buyer_access').toReversed();
    expect(rows).toEqual(
      await Promise.all(
        texts.map(async (text) => ({ version: text.version, hash: await agreementHash(text) })),
      ),
    );
  });

  test('identity documents are pictures that open', async () => {
    const verifications = await db.select().from(identityVerificationRows);
    expect(distinct(verifications.map(({ status }) => status))).toEqual(
      distinct(verificationStatuses),
    );
    const documents = await db.query.documentRows.findMany({
      columns: { id: true, byte_size: true, user_id: true },
    });
    const owners = new Map(documents.map(({ id, user_id }) => [id, user_id]));
    for (const verification of verifications) {
      expect(owners.get(verification.gov_id_document_id)).toBe(verification.user_id);
      expect(owners.get(verification.personal_photo_document_id)).toBe(verification.user_id);
    }
    const [content] = await rowsOf<{ wrong: number; largest: number }>(
      db,
      sql`
        select
          count(*) filter (where d.byte_size is distinct from length(c.bytes)
            or d.checksum <> encode(sha256(c.bytes), 'hex')
            or (d.content_type = 'image/png') <> (substring(c.bytes for 8) = '\\x89504e470d0a1a0a'::bytea))::int as wrong,
          max(length(c.bytes)) filter (where d.content_type = 'image/png')::int as largest
        from ${documentRows} d left join document_contents c on c.document_id = d.id
      `,
    );
    expect(content?.wrong).toBe(0);
    expect(content?.largest).toBeLessThan(4_000);
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
          (select count(*)::int from follows f where f.case_id = s.id) as followers_count
        from cases s order by id
      `,
    );
    expect(cases.map(({ id }) => ({ id, ...stats.get(id) }))).toEqual(counted);
  });
});
