import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseBefore } from './testing/before-migration';
import { rowsOf } from './database';
import { migrate } from './migrate';

test('sales that are under way have the deadlines of now, and keep the proof of a payment', async () => {
  const db = await databaseBefore('0028');
  // Of what the rows refer to nothing matters here.
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`
    insert into negotiations (
      id, reference, claim_id, case_id, buyer_id, seller_id, alias, status, awaiting, due_at, agreed_percent, agreed_amount, agreed_at,
      paid_at, payment_document_id, objection_deadline_on
    )
    overriding system value
    values
      (1, 'NEG-000001', 1, 1, 1, 2, 1001, 'payment', 'seller', '2026-11-21T10:00Z', 80, 8, now(), '2026-11-20T10:00Z', 7, null),
      (2, 'NEG-000002', 2, 1, 1, 2, 1002, 'payment', 'seller', '2026-11-21T10:00Z', 80, 8, now(), '2026-11-21T10:00Z', null, null),
      (3, 'NEG-000003', 3, 1, 1, 2, 1003, 'payment', 'buyer', '2026-11-21T10:00Z', 80, 8, now(), null, null, null),
      (4, 'NEG-000004', 4, 1, 1, 2, 1004, 'transfer', 'staff', '2026-12-11T23:59:59.999Z', 80, 8, now(), now(), null, '2026-12-11'),
      (5, 'NEG-000005', 5, 1, 1, 2, 1005, 'transfer', 'staff', '2026-12-12T23:59:59.999Z', 80, 8, now(), now(), null, '2026-12-12')
  `);
  await db.execute(sql`
    insert into documents (id, user_id, kind, filename, content_type, byte_size, checksum)
    overriding system value values (7, 1, 'payment_proof', 'proof.png', 'image/png', 1, repeat('0', 64))
  `);
  await db.execute(sql`
    insert into negotiation_events (negotiation_id, type, actor_role)
    values (1, 'marked_paid', 'buyer'), (1, 'marked_unpaid', 'staff'), (1, 'marked_paid', 'buyer')
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await migrate(db);
  const due = await rowsOf<{ due: string }>(
    db,
    sql`select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from negotiations order by id`,
  );
  expect(due.map((row) => row.due)).toEqual([
    '2026-11-27 10:00',
    '2026-11-27 10:00',
    '2026-11-21 10:00',
    '2026-12-15 12:00',
    '2026-12-15 12:00',
  ]);
  const proofs = sql`select document_id from negotiation_events order by id`;
  expect(await rowsOf(db, proofs)).toEqual([
    { document_id: null },
    { document_id: null },
    { document_id: 7 },
  ]);
});

test('an offer of before is told beside what its claim is for, and beside the whole that was sold in part', async () => {
  const db = await databaseBefore('0040');
  // Of what the rows refer to only the claims matter here.
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`
    insert into claims (id, reference, case_id, user_id, currency, holder_name, face_amount)
    overriding system value
    values (1, 'CLM-000001', 1, 1, 'USD', '', 100), (2, 'CLM-000002', 1, 1, 'USD', '', 40)
  `);
  await db.execute(sql`
    insert into offers (
      negotiation_id, claim_id, case_id, maker_id, recipient_id, made_by, price_percent, face_amount, amount, seller_fee_amount,
      buyer_fee_amount, currency, recourse, excess_claim, settlement_days, payment_method, expires_at, status, answered_at
    )
    select negotiation, claim, 1, 2, 1, 'buyer', 80, face, 8, 0, 0, 'USD', 'none', 'buyer_keeps', 5, 'usdc', now(), 'expired', now()
    from (values (1, 1, 60), (2, 2, 100), (2, 2, 40)) offers (negotiation, claim, face)
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await migrate(db);
  const offers = sql`select trunc(face_amount)::int as part, trunc(claim_face_amount)::int as of from offers order by id`;
  expect(await rowsOf(db, offers)).toEqual([
    { part: 60, of: 100 },
    { part: 100, of: 100 },
    { part: 40, of: 100 },
  ]);
  // Its terms are kept as before.
  await expect(db.execute(sql`update offers set claim_face_amount = 500`)).rejects.toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
    }),
  );
}, 60_000);

test('a fee is due from the last signature on, a seller’s once the price has arrived; where a case has none, nothing is', async () => {
  const db = await databaseBefore('0047');
  // Of what the rows refer to nothing matters here.
  await db.execute(sql`set session_replication_role = 'replica'`);
  await db.execute(sql`
    insert into negotiations (
      id, reference, claim_id, case_id, buyer_id, seller_id, alias, status, awaiting, current_offer_id,
      agreed_percent, agreed_amount, agreed_at, paid_at, received_at
    )
    overriding system value
    select n, 'NEG-00000' || n, n, 1, 1, 2, 1001, 'transfer', 'staff', n, 80, 8, now(), received, received
    from (values
      (1, timestamptz '2026-11-20T10:00Z'), (2, '2026-11-21T10:00Z'), (3, '2026-11-22T10:00Z'), (4, null), (5, '2026-11-20T10:00Z')
    ) sales (n, received)
  `);
  await db.execute(sql`
    insert into offers (
      id, negotiation_id, claim_id, case_id, maker_id, recipient_id, made_by, price_percent, face_amount, claim_face_amount, amount,
      seller_fee_amount, buyer_fee_amount, currency, recourse, excess_claim, settlement_days, payment_method, expires_at, status, answered_at
    )
    overriding system value
    select n, n, n, 1, 1, 2, 'buyer', 80, 10, 10, 8, fee, fee, 'USD', 'none', 'buyer_keeps', 3, 'usdc', now(), 'accepted', now()
    from (values (1, 1), (2, 1), (3, 1), (4, 1), (5, 0)) offers (n, fee)
  `);
  await db.execute(sql`
    insert into assignments (
      negotiation_id, version, sections, text_hash, seller_name, buyer_name,
      buyer_signed_at, buyer_typed_name, seller_signed_at, seller_typed_name
    )
    select n, '1', '[]', '', '', '', '2026-11-18T10:00Z', '', '2026-11-19T10:00Z', '' from generate_series(1, 5) n
  `);
  await db.execute(sql`set session_replication_role = 'origin'`);
  await migrate(db);
  const dues = sql`
    select to_char(buyer_fee_due_at at time zone 'UTC', 'MM-DD HH24') as buyer, to_char(seller_fee_due_at at time zone 'UTC', 'MM-DD HH24') as seller
    from negotiations order by id
  `;
  expect(await rowsOf(db, dues)).toEqual([
    { buyer: '11-22 10', seller: '11-27 10' },
    { buyer: '11-22 10', seller: '11-27 10' },
    { buyer: '11-22 10', seller: '11-27 10' },
    { buyer: '11-22 10', seller: null },
    { buyer: null, seller: null },
  ]);
}, 60_000);
