import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBusinessDays,
  awaitingOf,
  DILIGENCE_DAYS,
  objectionDeadline,
  paymentDueAt,
  SIGNING_DAYS,
} from '@/domain/deals/negotiation-state';
import { offerAmounts } from '@/domain/deals/offer-terms';
import { assignmentHash } from '../../../deals/assignment-text';
import { type Connection, type Database, rowsOf } from '../../database';
import { assignmentRows, caseRows, negotiationRows, offerRows } from '../../schema';
import { negotiationStatuses, offerStatuses } from '../../schema/enums';
import { openTestDatabase } from '../../testing';
import { seedDemoData } from '..';
import { DEMO_IDS } from '../demo-accounts';

const now = new Date('2026-11-20T12:34:56.789Z');

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, { now, passwordHash: '$argon2id$demo' });
});
afterAll(() => connection.close());

/** What the story says, as a query for rows that contradict it; and a change after which there is such a row. */
const RULES: [rule: string, contradictions: SQL, fault: SQL][] = [
  [
    'a claim is under offer or sold exactly where one deal about it is under way or completed',
    sql`select c.id from claims c where (c.status = 'under_offer') <> exists (select from negotiations n
          where n.claim_id = c.id and n.status in ('diligence', 'signing', 'payment', 'transfer'))
        or (c.status = 'sold') <> exists (select from negotiations n where n.claim_id = c.id and n.status = 'completed')`,
    sql`update negotiations set status = 'completed' where status = 'transfer'`,
  ],
  [
    'claim and deal agree on price, day of acceptance and day of sale',
    sql`select n.id from negotiations n join claims c on c.id = n.claim_id
        where n.status in ('diligence', 'signing', 'payment', 'transfer', 'completed')
          and (n.agreed_percent, n.agreed_at, n.completed_at) is distinct from (c.agreed_percent, c.agreed_at, c.sold_at)`,
    sql`update claims set agreed_percent = agreed_percent + 1 where status = 'sold'`,
  ],
  [
    'what was agreed on is what the accepted offer says',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id
        where n.agreed_at is not null and (o.status <> 'accepted'
          or (n.agreed_percent, n.agreed_amount, n.agreed_at) is distinct from (o.price_percent, o.amount, o.answered_at))`,
    sql`update offers set price_percent = price_percent + 1 where status = 'accepted'`,
  ],
  [
    'a completed deal is a price in the history of its case, of that day',
    sql`select n.id from negotiations n where n.status = 'completed' and not exists (select from case_price_points p
          where p.case_id = n.case_id and p.source = 'trade' and p.date = (n.completed_at at time zone 'UTC')::date
            and p.low_percent = n.agreed_percent)`,
    sql`update case_price_points set date = date - 1 where source = 'trade'`,
  ],
  [
    'a claim shows as many bids, and the highest, as stand for it',
    sql`select c.id from claims c cross join lateral (select count(*) as count, max(price_percent) as best from offers o
          where o.claim_id = c.id and o.status = 'pending' and o.made_by = 'buyer') bids
        where (c.offers_count, c.best_bid_percent) is distinct from (bids.count, bids.best)`,
    sql`update offers set price_percent = price_percent + 1 where status = 'pending' and made_by = 'buyer'`,
  ],
  [
    'an offer stands exactly in an open negotiation, about an open claim, and its time is not over',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id join claims c on c.id = n.claim_id
        where (n.status = 'open') <> (o.status = 'pending')
          or o.status = 'pending' and (c.status <> 'open' or o.expires_at <= ${now.toISOString()}::timestamptz)`,
    sql`update claims set status = 'paused' where offers_count > 0`,
  ],
  [
    'a negotiation ends as its last offer does',
    sql`select n.id from negotiations n join offers o on o.id = n.current_offer_id
        where n.agreed_at is null and n.status <> 'open'
          and n.status <> case o.status when 'auto_declined' then 'rejected' else o.status end`,
    sql`update negotiations set status = 'withdrawn' where status = 'expired'`,
  ],
  [
    'each move but the first answers the one before, which was countered',
    sql`select o.id from offers o left join offers p on p.id = o.parent_offer_id
        where coalesce(p.id, 0) <> coalesce((select max(b.id) from offers b where b.negotiation_id = o.negotiation_id and b.id < o.id), 0)
          or p.id is not null and (p.status <> 'countered' or p.answered_at <> o.created_at or p.made_by = o.made_by)
          or p.id is null and o.made_by <> 'buyer'`,
    sql`update offers set parent_offer_id = null where parent_offer_id is not null`,
  ],
  [
    'nobody answers an offer before it is made or after its time, and what expired did so at its time',
    sql`select id from offers where answered_at < created_at or answered_at > expires_at
          or (status = 'expired' and answered_at <> expires_at) or (status = 'auto_declined' and answered_at <> created_at)`,
    sql`update offers set expires_at = expires_at - interval '40 days' where status = 'accepted'`,
  ],
  [
    'an offer comes after the listing, and after its buyer could bid',
    sql`select n.id from negotiations n join claims c on c.id = n.claim_id
          left join buyer_accounts b on b.user_id = n.buyer_id and b.status = 'verified'
          join users u on u.id = n.buyer_id join users s on s.id = n.seller_id
        where n.created_at < c.listed_at or b.id is null or not exists (
            select from agreement_acceptances a where a.user_id = n.buyer_id and a.accepted_at <= n.created_at)
          or u.identity_status <> 'approved' or s.identity_status <> 'approved'
          or n.seller_id <> c.user_id or n.case_id <> c.case_id`,
    sql`update users set identity_status = 'pending' where id = ${DEMO_IDS.seller}`,
  ],
  [
    'the steps of a deal follow each other',
    sql`select n.id from negotiations n left join assignments a on a.negotiation_id = n.id
        where not coalesce(n.created_at <= n.agreed_at
          and n.agreed_at <= a.created_at
          and a.created_at <= least(a.seller_signed_at, a.buyer_signed_at), true)
        or not coalesce(greatest(a.seller_signed_at, a.buyer_signed_at) <= n.paid_at, true)
        or not coalesce(n.paid_at <= n.received_at, true)
        or not coalesce((n.received_at at time zone 'UTC')::date <= n.transfer_filed_on, true)
        or not coalesce(n.objection_deadline_on < (n.completed_at at time zone 'UTC')::date, true)
        or n.updated_at > ${now.toISOString()}::timestamptz`,
    sql`update negotiations set paid_at = agreed_at where paid_at is not null`,
  ],
  [
    'a stage has what comes before it, and nothing that comes after',
    sql`select n.id from negotiations n left join assignments a on a.negotiation_id = n.id
        where n.status in ('signing', 'payment', 'transfer', 'completed') and a.id is null
          or n.status in ('open', 'diligence') and a.id is not null
          or (n.status in ('payment', 'transfer', 'completed'))
            <> coalesce(a.seller_signed_at is not null and a.buyer_signed_at is not null, false)
          or (n.status in ('transfer', 'completed')) <> (n.received_at is not null)
          or n.status = 'completed' and (n.docket_number is null or n.objection_deadline_on is null)
          or n.paid_at is not null and n.status not in ('payment', 'transfer', 'completed')`,
    sql`update assignments set buyer_signed_at = null, buyer_typed_name = null`,
  ],
  [
    'what both have signed is a PDF of the seller’s, and nothing else is',
    sql`select a.id from assignments a join negotiations n on n.id = a.negotiation_id
          left join documents d on d.id = a.document_id and d.kind = 'agreement' and d.user_id = n.seller_id
          left join document_contents c on c.document_id = d.id
        where (a.seller_signed_at is not null and a.buyer_signed_at is not null) <> (d.id is not null)
          or a.document_id is not null and coalesce(substring(c.bytes for 5) <> '%PDF-'::bytea, true)`,
    sql`update assignments set document_id = null`,
  ],
  [
    'a timeline begins with the offer and ends with what changed the negotiation last',
    sql`select n.id from negotiations n where
          (select type from negotiation_events e where e.negotiation_id = n.id order by occurred_at, id limit 1) <> 'offer_made'
          or (select max(occurred_at) from negotiation_events e where e.negotiation_id = n.id) <> n.updated_at
          or (select count(*) from negotiation_events e where e.negotiation_id = n.id and e.type in ('offer_made', 'offer_countered'))
            <> (select count(*) from offers o where o.negotiation_id = n.id)`,
    sql`delete from negotiation_events where type = 'completed'`,
  ],
  [
    'a bid below what the seller accepts at least was declined, and no other',
    sql`select o.id from offers o join claims c on c.id = o.claim_id where o.made_by = 'buyer'
          and (o.status = 'auto_declined') <> coalesce(o.price_percent < c.minimum_percent, false)`,
    sql`update claims set minimum_percent = ask_percent where offers_count > 0`,
  ],
  [
    'of each negotiation there is a conversation of its two sides, closed where it has ended without a sale',
    sql`select n.id from negotiations n left join conversations c on c.negotiation_id = n.id where c.id is null
          or (c.status = 'closed') <> (n.status in ('rejected', 'withdrawn', 'expired', 'closed', 'cancelled'))
          or (select array_agg(m.user_id order by m.role) from conversation_members m where m.conversation_id = c.id)
            <> array[n.buyer_id, n.seller_id]`,
    sql`update conversations set status = 'closed' where kind = 'negotiation'`,
  ],
  [
    'messages are written by who takes part, after the conversation began and before now',
    sql`select m.id from messages m join conversations c on c.id = m.conversation_id where m.created_at < c.created_at
          or m.created_at > ${now.toISOString()}::timestamptz or m.created_at > c.last_message_at
          or m.sender <> 'staff' and not exists (select from conversation_members p where p.conversation_id = c.id
            and p.user_id = m.user_id and p.role = m.sender)`,
    sql`update messages set created_at = created_at - interval '400 days'`,
  ],
  [
    'what is unread was written by somebody else after what was read',
    sql`select p.id from conversation_members p where p.unread_count <> (select count(*) from messages m
          where m.conversation_id = p.conversation_id and m.sender <> p.role and m.id > p.read_up_to_id)`,
    sql`update conversation_members set read_up_to_id = 0 where unread_count > 0 or read_up_to_id > 0`,
  ],
];

test.each(RULES)('%s', async (_, contradictions, fault) => {
  expect(await rowsOf(db, contradictions)).toEqual([]);
  const undone = new Error('The fault is taken back.');
  const planted = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    // What the columns hold already is not what is asked here.
    await tx.execute(sql`alter table negotiations drop constraint negotiations_completed_has_date`);
    await tx.execute(fault);
    expect((await rowsOf(tx, contradictions)).length).toBeGreaterThan(0);
    throw undone;
  });
  await expect(planted).rejects.toBe(undone);
});

test('turn and deadline follow from the stage', async () => {
  const rows = await db
    .select({ negotiation: negotiationRows, offer: offerRows, assignment: assignmentRows })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .leftJoin(assignmentRows, eq(assignmentRows.negotiation_id, negotiationRows.id));
  expect(rows.length).toBeGreaterThan(150);
  for (const { negotiation, offer, assignment } of rows) {
    const buyer_signed_at = assignment?.buyer_signed_at ?? null;
    const seller_signed_at = assignment?.seller_signed_at ?? null;
    const awaiting = awaitingOf({
      ...negotiation,
      offer_made_by: offer.made_by,
      buyer_signed_at,
      seller_signed_at,
    });
    const signed = Math.max(Number(buyer_signed_at), Number(seller_signed_at));
    const deadline = negotiation.objection_deadline_on;
    const due: Partial<Record<typeof negotiation.status, Date | null>> = {
      open: offer.expires_at,
      diligence: negotiation.agreed_at && addBusinessDays(negotiation.agreed_at, DILIGENCE_DAYS),
      signing: assignment && addBusinessDays(assignment.created_at, SIGNING_DAYS),
      payment: paymentDueAt(new Date(signed), offer.settlement_days),
      transfer: deadline ? new Date(`${deadline}T23:59:59.999Z`) : null,
    };
    expect({ ...negotiation, awaiting, due_at: due[negotiation.status] ?? null }).toEqual(
      negotiation,
    );
    if (negotiation.transfer_filed_on)
      expect(deadline).toBe(objectionDeadline(negotiation.transfer_filed_on));
  }
});

test('amounts and fees are those of the price, and agreements those of their hash', async () => {
  const offers = await db
    .select({ offer: offerRows, parameters: caseRows.parameters })
    .from(offerRows)
    .innerJoin(caseRows, eq(caseRows.id, offerRows.case_id));
  for (const { offer, parameters } of offers)
    expect(offer).toMatchObject(
      (({ amount, seller_fee_amount, buyer_fee_amount }) => ({
        amount,
        seller_fee_amount,
        buyer_fee_amount,
      }))(offerAmounts(offer.face_amount, offer.price_percent, parameters, offer.currency)),
    );
  const assignments = await db.select().from(assignmentRows);
  expect(assignments.length).toBeGreaterThan(30);
  for (const { sections, text_hash } of assignments)
    expect(await assignmentHash(sections)).toBe(text_hash);
});

/** How often each state occurs, with whom it waits for. */
async function stagesOf(
  side: 'buyer_id' | 'seller_id',
  id: number,
): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(negotiationRows)
    .where(eq(negotiationRows[side], id))
    .orderBy(asc(negotiationRows.id));
  const stages: Record<string, number> = {};
  for (const { status, awaiting, transfer_filed_on } of rows) {
    const name = `${status} ${awaiting}${transfer_filed_on && status === 'transfer' ? ' filed' : ''}`;
    stages[name] = (stages[name] ?? 0) + 1;
  }
  return stages;
}

test('the buyer of the demo has something in each stage', async () => {
  expect(await stagesOf('buyer_id', DEMO_IDS.buyer)).toEqual({
    'open seller': 3,
    'open buyer': 2,
    'diligence buyer': 1,
    'signing buyer': 1,
    'payment buyer': 1,
    'payment seller': 1,
    'transfer staff filed': 1,
    'completed none': 1,
    'rejected none': 2,
    'expired none': 1,
    'withdrawn none': 1,
    'cancelled none': 1,
    'closed none': 1,
  });
});

test('the seller of the demo has something in each stage, and two rivals to compare', async () => {
  expect(await stagesOf('seller_id', DEMO_IDS.seller)).toEqual({
    'open seller': 3,
    'open buyer': 1,
    'diligence buyer': 1,
    'signing buyer': 1,
    'payment buyer': 1,
    'payment seller': 1,
    'transfer staff filed': 1,
    'completed none': 1,
    'rejected none': 1,
    'expired none': 1,
    'cancelled none': 1,
    'closed none': 1,
  });
  const rivals = await db
    .select({ maker: offerRows.maker_id, expires_at: offerRows.expires_at })
    .from(offerRows)
    .where(sql`claim_id = 1 and status = 'pending'`)
    .orderBy(asc(offerRows.expires_at));
  expect(rivals.map(({ maker }) => maker)).toEqual([DEMO_IDS.buyer2, DEMO_IDS.buyer]);
  const [soon] = rivals;
  expect((Number(soon?.expires_at) - now.getTime()) / 3_600_000).toBeCloseTo(5, 0);
});

test('every state of negotiations and offers occurs', async () => {
  const statuses = await db
    .selectDistinct({ status: negotiationRows.status })
    .from(negotiationRows);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(
    [...negotiationStatuses].toSorted(),
  );
  const states = await db.selectDistinct({ status: offerRows.status }).from(offerRows);
  expect(states.map(({ status }) => status).toSorted()).toEqual([...offerStatuses].toSorted());
});
