import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseBefore } from './testing/before-migration';
import { rowsOf } from './database';
import { migrate } from './migrate';

test('a mail that is not sent again keeps nothing of what it said, one that waits all of it', async () => {
  const db = await databaseBefore('0031');
  await db.execute(sql`
    insert into outbox_emails ("to", kind, subject, text, html, unsubscribe_url, created_at, next_attempt_at, sent_at, attempts)
    select 'mara@example.com', 'magic_link', subject, '/secret', '<a href="/secret">', '/off', at, next, sent, attempts
    from (select timestamptz '2026-11-20T10:00Z' as at) start, lateral (values
      ('sent', at + interval '2 minutes', at + interval '1 second', 1),
      ('sent at last', at + interval '1 hour', at + interval '31 minutes', 5),
      ('given up', at + interval '8 hours', null, 8),
      ('failed', at + interval '1 hour', null, 7),
      ('waits', at, null, 0),
      ('of the demo', at, at, 1)
    ) mails (subject, next, sent, attempts)
  `);
  await migrate(db);
  const mails = await rowsOf<{ subject: string; said: string | null }>(
    db,
    sql`select subject, nullif(concat(text, html, unsubscribe_url), '') as said from outbox_emails order by id`,
  );
  const said = '/secret<a href="/secret">/off';
  expect(mails.map((mail) => [mail.subject, mail.said])).toEqual([
    ['sent', null],
    ['sent at last', null],
    ['given up', null],
    ['failed', said],
    ['waits', said],
    ['of the demo', said],
  ]);
}, 60_000);

test('a draft asks anew what it had answered by itself, and a listed claim keeps what it said', async () => {
  const db = await databaseBefore('0004');
  await db.execute(sql`
    insert into users (email, first_name, last_name) values ('mara@example.com', 'Mara', 'Lind')
  `);
  await db.execute(sql`
    insert into cases (case_code, name, debtor_name, court, jurisdiction, proceeding, parameters)
    values ('ftx', 'FTX', 'FTX Trading Ltd.', 'D. Del.', 'US', 'chapter_11', '{"currency": "USD"}')
  `);
  await db.execute(sql`
    insert into claims (
      reference, case_id, user_id, currency, status, holder_name, face_amount, disputed, preference_exposure_amount,
      listed_at, expires_at
    )
    values
      ('CLM-000001', 1, 1, 'USD', 'draft', '', 0, true, null, null, null),
      ('CLM-000002', 1, 1, 'USD', 'open', 'Mara Lind', 1000, false, 40, now(), now()),
      ('CLM-000003', 1, 1, 'USD', 'open', 'Mara Lind', 1000, false, null, now(), now())
  `);
  await migrate(db);
  const facts = sql`select disputed, has_loan, has_preference_exposure as preference from claims order by id`;
  expect(await rowsOf(db, facts)).toEqual([
    { disputed: true, has_loan: null, preference: null },
    { disputed: false, has_loan: false, preference: true },
    { disputed: false, has_loan: false, preference: false },
  ]);
  // What had been chosen in advance stands; a draft from now on may be without it, a listing never.
  const chosen = sql`select distinct holder_type, claim_type, priority, register_status, estate_kyc_status from claims`;
  expect(await rowsOf(db, chosen)).toEqual([
    {
      holder_type: 'individual',
      claim_type: 'customer',
      priority: 'general_unsecured',
      register_status: 'scheduled',
      estate_kyc_status: 'not_started',
    },
  ]);
  await db.execute(sql`update claims set register_status = null, priority = null where id = 1`);
  const unlisted = db.execute(sql`update claims set priority = null where id = 2`);
  await expect(unlisted).rejects.toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ constraint: 'claims_facts_declared' }),
    }),
  );
  // To make a database takes PGlite longer than to copy one.
}, 60_000);

test('an agreement that was accepted becomes a row of its own, and a document belongs to its application', async () => {
  const db = await databaseBefore('0012');
  await db.execute(sql`
    insert into users (email, first_name, last_name) values
      ('ben@example.com', 'Ben', 'Okafor'), ('ida@example.com', 'Ida', 'Berg')
  `);
  await db.execute(sql`
    insert into documents (user_id, kind, filename, content_type, byte_size, checksum)
    values (1, 'tax_form', 'w9.pdf', 'application/pdf', 1, repeat('0', 64)),
      (2, 'tax_form', 'w9.pdf', 'application/pdf', 1, repeat('0', 64))
  `);
  await db.execute(sql`
    insert into buyer_accounts (
      user_id, account_type, legal_name, accreditation_basis, status, document_ids,
      agreement_accepted, agreement_version, agreement_accepted_at
    )
    values
      (1, 'individual', 'Ben Okafor', 'income', 'verified', '{1,2}', true, '1.0', '2026-03-01T10:00:00Z'),
      (2, 'individual', 'Ida Berg', 'income', 'pending', '{}', false, null, null)
  `);
  await migrate(db);
  expect(
    await rowsOf(
      db,
      sql`select user_id, version, typed_name, text_hash from agreement_acceptances`,
    ),
  ).toEqual([{ user_id: 1, version: '2026-02', typed_name: 'Ben Okafor', text_hash: null }]);
  // Another person's document, which the list could name, is not taken along.
  expect(await rowsOf(db, sql`select id, buyer_account_id from documents order by id`)).toEqual([
    { id: 1, buyer_account_id: 1 },
    { id: 2, buyer_account_id: null },
  ]);
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(db.execute(statement)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      }),
    );
  await refused(sql`update agreement_acceptances set version = '2026-09'`);
  await refused(sql`delete from agreement_acceptances`);
  // A draft may be without its facts, what was submitted not.
  await db.execute(sql`update buyer_accounts set status = 'none', legal_name = null where id = 2`);
  await expect(
    db.execute(sql`update buyer_accounts set status = 'pending' where id = 2`),
  ).rejects.toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ constraint: 'buyer_accounts_submitted_with_facts' }),
    }),
  );
}, 60_000);

test('a trade in a currency without decimals is of the size that such a currency means, and its case says so', async () => {
  const db = await databaseBefore('0045');
  await db.execute(sql`
    insert into cases (case_code, name, debtor_name, description, court, jurisdiction, proceeding, stage, status, parameters)
    values ('mt-gox', 'Mt. Gox', 'Mt. Gox Co., Ltd.', '', 'Tokyo', 'JP', 'civil_rehabilitation', 'plan', 'active', '{"currency": "JPY"}')
  `);
  // Of what the claim says only its amount and its sale matter here.
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`alter table claims drop constraint claims_facts_declared`);
  await db.execute(sql`
    insert into claims (
      reference, case_id, user_id, currency, holder_name, face_amount, status, agreed_percent, agreed_at, sold_at
    )
    values ('CLM-000001', 1, 1, 'JPY', 'Aoi Mori', 9000000, 'sold', 80, '2026-11-02', '2026-11-02')
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await db.execute(sql`
    insert into case_price_points (case_id, date, low_percent, high_percent, size_band, source)
    values (1, '2026-11-01', 70, 70, 'over_1m', 'trade'), (1, '2026-11-02', 80, 80, 'over_1m', 'trade')
  `);
  await migrate(db);
  const points = await rowsOf(db, sql`select size_band from case_price_points order by date`);
  expect(points).toEqual([{ size_band: 'over_1m' }, { size_band: 'under_100k' }]);
  expect(await rowsOf(db, sql`select last_trade_size_band as size from case_stats`)).toEqual([
    { size: 'under_100k' },
  ]);
}, 60_000);

test('a question waits since its first message that our staff have not answered', async () => {
  const db = await databaseBefore('0046');
  await db.execute(sql`
    insert into users (email, first_name, last_name) values ('mara@example.com', 'Mara', 'Lind')
  `);
  await db.execute(sql`
    insert into conversations (kind, subject, user_id, is_unanswered, last_message_at)
    values ('staff', 'Asked twice', 1, true, now()), ('staff', 'Answered', 1, false, now())
  `);
  // Who of our staff has written matters to nothing here.
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`
    insert into messages (conversation_id, sender, user_id, admin_id, client_id, body, created_at)
    select conversation, sender, case sender when 'user' then 1 end, case sender when 'staff' then 1 end, gen_random_uuid()::text, '', at
    from (values
      (1, 'user', timestamptz '2026-11-01'), (1, 'staff', '2026-11-02'), (1, 'user', '2026-11-03'), (1, 'user', '2026-11-04'),
      (2, 'user', '2026-11-01'), (2, 'staff', '2026-11-02')
    ) written (conversation, sender, at)
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await migrate(db);
  const since = sql`select to_char(unanswered_since at time zone 'UTC', 'YYYY-MM-DD') as day from conversations order by id`;
  expect(await rowsOf(db, since)).toEqual([{ day: '2026-11-03' }, { day: null }]);
}, 60_000);

test('both parts of a claim that was sold in part say that they are parts, and the rest of which', async () => {
  const db = await databaseBefore('0048');
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`
    insert into claims (reference, case_id, user_id, currency, holder_name, face_amount)
    values ('CLM-000001', 1, 1, 'USD', '', 1), ('CLM-000002', 1, 1, 'USD', '', 1), ('CLM-000003', 1, 1, 'USD', '', 1)
  `);
  await db.execute(sql`
    insert into audit_events (actor, action, subject_type, subject_id, changes)
    values
      ('system', 'claim.split_off', 'claims', 3, '{"reference": ["CLM-000001", "CLM-000003"]}'),
      ('system', 'claim.sold', 'claims', 2, '{"reference": ["CLM-000002", "CLM-000002"]}')
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await migrate(db);
  const parts = sql`select reference from claims where is_part order by reference`;
  expect(await rowsOf(db, parts)).toEqual([
    { reference: 'CLM-000001' },
    { reference: 'CLM-000003' },
  ]);
  const rests = sql`
    select rest.reference, sold.reference as of from claims rest
    join claims sold on sold.id = rest.split_from_id
  `;
  expect(await rowsOf(db, rests)).toEqual([{ reference: 'CLM-000003', of: 'CLM-000001' }]);
}, 60_000);
