import { applicationFaults, applicationGaps } from '@/domain/buyers/buyer-account';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_USERS, seedDemoData, USERS_IN_OTHER_STATES } from '..';
import { agreementHash, agreementVersions } from '../../agreements/agreements';
import { type Connection, type Database, rowsOf } from '../../db/database';
import {
  agreementAcceptanceRows,
  buyerAccountRows,
  documentRows,
  identityVerificationRows,
  userRows,
} from '../../db/schema';
import {
  buyerAccountStatuses,
  buyerAccountTypes,
  identityStatuses,
  userStatuses,
  verificationStatuses,
} from '../../db/schema/enums';
import { openTestDatabase } from '../../db/testing/test-database';
import { possibleStates } from './users';
import { LETTER_SETTINGS } from '../../testing/letter-settings';

const options = {
  now: new Date('2026-11-20T12:34:56.789Z'),
  passwordHash: '$argon2id$demo',
  letters: LETTER_SETTINGS,
};

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, options);
});
afterAll(() => connection.close());

const distinct = <T>(values: readonly T[]) => new Set(values);

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
    ['buyer', '2026-02', '2026-09', '2026-11'],
    ['buyer2', '2026-09', '2026-11'],
    ['new-buyer', '2026-02'],
  ]);
});

test('the states that no demo account is in have a user with its password', async () => {
  const emails = USERS_IN_OTHER_STATES.map(({ email }) => email);
  const users = await db.select().from(userRows).where(inArray(userRows.email, emails));
  const stateOf = new Map(
    users.map((user) => [
      user.email,
      `${user.status} ${user.buyer_account_status} ${user.identity_status}`,
    ]),
  );
  expect(USERS_IN_OTHER_STATES.map(({ email, what }) => [what, stateOf.get(email)])).toEqual([
    ['email not confirmed', 'pending none not_submitted'],
    ['documents requested for the identity', 'active pending resubmission_requested'],
    ['identity rejected', 'active none rejected'],
    ['information requested for the application', 'active info_requested pending'],
    ['application rejected', 'active rejected approved'],
    ['buyer account suspended', 'active suspended approved'],
    ['closed, cannot log in', 'deactivated none rejected'],
  ]);
  expect(users.every(({ password_hash }) => password_hash === options.passwordHash)).toBe(true);
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
    'nobody is suspended over a claim without having one',
    sql`status_reason ~ 'claim' and not exists (select from claims c where c.user_id = users.id)`,
  ],
  [
    'whoever buys as somebody from abroad is refused no accreditation',
    sql`exists (select from buyer_accounts b where b.user_id = users.id
      and b.accreditation_basis = 'non_us' and b.rejection_reason ~ 'accreditation')`,
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
