import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '@/domain/days';
import { dueAfter, objectionDeadline, objectionsAreOver } from '@/domain/deals/deadlines/deadlines';
import { awaitingOf, isReminded } from '@/domain/deals/negotiation-state';
import { saleAmounts } from '@/domain/deals/offer-terms';
import { DAY, HOUR } from '@/domain/time';
import { assignmentHash } from '../../deals/assignment/assignment-text';
import { type Connection, type Database, rowsOf } from '../../db/database';
import { assignmentRows, caseRows, claimRows, negotiationRows, offerRows } from '../../db/schema';
import { negotiationStatuses, offerStatuses } from '../../db/schema/deal-enums';
import { storyOfDeals } from '../../testing/stories/deals';
import { STORY_OF_FOLLOWERS } from '../../testing/stories/followers';
import { storyOfMessages } from '../../testing/stories/messages';
import { storyOfRecords } from '../../testing/stories/records';
import { storyOfSearches } from '../../testing/stories/searches';
import { openTestDatabase } from '../../db/testing/test-database';
import { seedDemoData } from '..';
import { DEAL_DAYS } from '../claims/claim-dates';
import { DEMO_IDS } from '../demo-accounts';
import { MOST_DAYS_TO_FILING } from './settle';
import { LETTER_SETTINGS } from '../../testing/letter-settings';

const now = new Date('2026-11-20T12:34:56.789Z');

let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  await seedDemoData(db, { now, passwordHash: '$argon2id$demo', letters: LETTER_SETTINGS });
});
afterAll(() => connection.close());

const story = [
  ...storyOfDeals(now),
  ...storyOfMessages(now),
  ...STORY_OF_FOLLOWERS,
  ...storyOfSearches(now),
  ...storyOfRecords(now),
];

test.each(story)('%s', async (_, contradictions, fault) => {
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

test('whatever the day, objections against a sold claim are over before it is sold', () => {
  const sale = (DEAL_DAYS - MOST_DAYS_TO_FILING) * DAY;
  const midnight = Date.UTC(2026, 0, 1);
  const open = Array.from({ length: 3_000 }, (_, days) => new Date(midnight + days * DAY))
    .map((filed) => ({ filed, deadlineOn: objectionDeadline(dayOf(filed)) }))
    .filter(
      ({ filed, deadlineOn }) => !objectionsAreOver(deadlineOn, new Date(filed.getTime() + sale)),
    );
  expect(open).toEqual([]);
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
    const { agreed_at, paid_at, objection_deadline_on: deadlineOn } = negotiation;
    const due: Partial<Record<typeof negotiation.status, Date | null>> = {
      open: offer.expires_at,
      diligence: agreed_at && dueAfter('offer_accepted', { at: agreed_at }),
      signing: assignment && dueAfter('diligence_completed', { at: assignment.created_at }),
      payment: paid_at
        ? dueAfter('marked_paid', { at: paid_at })
        : dueAfter('payment_due', { at: new Date(signed), settlementDays: offer.settlement_days }),
      transfer: deadlineOn ? dueAfter('transfer_filed', { deadlineOn }) : null,
    };
    expect({ ...negotiation, awaiting, due_at: due[negotiation.status] ?? null }).toEqual(
      negotiation,
    );
    const isOverdue =
      isReminded(negotiation.status) && negotiation.due_at !== null && negotiation.due_at <= now;
    expect(negotiation.reminded_at).toEqual(isOverdue ? negotiation.due_at : null);
    if (negotiation.transfer_filed_on)
      expect(deadlineOn).toBe(objectionDeadline(negotiation.transfer_filed_on));
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
      }))(saleAmounts(offer.face_amount, offer.price_percent, parameters, offer.currency)),
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

test('the seller of the demo has an offer for a part, on a condition', async () => {
  const parts = await db
    .select({ conditions: offerRows.conditions })
    .from(offerRows)
    .innerJoin(claimRows, eq(claimRows.id, offerRows.claim_id))
    .where(
      and(
        eq(offerRows.recipient_id, DEMO_IDS.seller),
        eq(offerRows.status, 'pending'),
        lt(offerRows.face_amount, claimRows.face_amount),
        eq(claimRows.partial_sale, true),
      ),
    );
  expect(parts).toEqual([{ conditions: expect.stringMatching(/^The notice/) as string }]);
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
    'closed none': 2,
  });
  const rivals = await db
    .select({ maker: offerRows.maker_id, expires_at: offerRows.expires_at })
    .from(offerRows)
    .where(sql`claim_id = 1 and status = 'pending'`)
    .orderBy(asc(offerRows.expires_at));
  expect(rivals.map(({ maker }) => maker)).toEqual([DEMO_IDS.buyer2, DEMO_IDS.buyer]);
  const [soon] = rivals;
  expect((Number(soon?.expires_at) - now.getTime()) / HOUR).toBeCloseTo(5, 0);
});

test('staff find a sale that is not paid in time, of which both sides were reminded', async () => {
  const overdue = await db
    .select()
    .from(negotiationRows)
    .where(sql`status = 'payment' and paid_at is null and reminded_at is not null`);
  expect(overdue.length).toBeGreaterThan(0);
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
