import { desc, eq } from 'drizzle-orm';
import type { NegotiationEvent } from '@generated/model';
import type { Database } from '../db/database';
import { negotiationEventRows, offerRows } from '../db/schema';

/** The events of a negotiation, the latest first: a query to be cut to a page. */
export function selectEvents(db: Database, negotiationId: number) {
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
    .where(eq(negotiationEventRows.negotiation_id, negotiationId))
    .orderBy(desc(occurred_at), desc(id));
}

export function eventBody({
  occurred_at,
  ...event
}: Awaited<ReturnType<typeof selectEvents>>[number]): NegotiationEvent {
  return { ...event, occurred_at: occurred_at.toISOString() };
}
