import { and, desc, eq, inArray, not, or, type SQL } from 'drizzle-orm';
import type { NegotiationEvent, OfferSide } from '@generated/model';
import type { Database } from '../db/database';
import { negotiationEventRows, offerRows } from '../db/schema';

/** The events that a side can read; what the other side owes us is between that side and us. */
export function eventsFor(side: OfferSide, negotiationId: number): SQL | undefined {
  const { negotiation_id, type, note } = negotiationEventRows;
  const isFee = inArray(type, ['fee_received', 'fee_taken_back']);
  return and(eq(negotiation_id, negotiationId), or(not(isFee), eq(note, side)));
}

/** The matching events, latest first, as a query to be cut to a page. */
export function selectEvents(db: Database, where: SQL | undefined) {
  const { id, type, actor_role, offer_id, document_id, note, occurred_at } = negotiationEventRows;
  return db
    .select({
      id,
      type,
      actor_role,
      offer_id,
      price_percent: offerRows.price_percent,
      document_id,
      note,
      occurred_at,
    })
    .from(negotiationEventRows)
    .leftJoin(offerRows, eq(offerRows.id, offer_id))
    .where(where)
    .orderBy(desc(occurred_at), desc(id));
}

export function eventBody({
  occurred_at,
  ...event
}: Awaited<ReturnType<typeof selectEvents>>[number]): NegotiationEvent {
  return { ...event, occurred_at: occurred_at.toISOString() };
}
