import type { NegotiationActor, NegotiationEventType } from '@generated/model';
import {
  awaitingOf,
  type NegotiationEventName,
  negotiationStatusAfter,
  type Progress,
} from '@/domain/deals/negotiation-state';
import { broadcastNegotiation } from '../ports/broadcast';
import { closeThread } from '../conversations/open-thread';
import {
  negotiationEventRows,
  negotiationRows,
  type NegotiationRow,
  type OfferRow,
} from '../db/schema';
import { changesBetween } from '../unit-of-work/audit';
import type { Work } from '../unit-of-work/change';

interface Move {
  /** Leads to another stage; without it the stage stays. */
  change?: NegotiationEventName;
  event: NegotiationEventType;
  by: NegotiationActor;
  /** The move that stands now. */
  offer: OfferRow;
  /** What changes beside the stage and whose turn it is. */
  values?: Partial<NegotiationRow>;
  /** Who has signed, where anybody has. */
  signed?: Pick<Progress, 'buyer_signed_at' | 'seller_signed_at'>;
  note?: string | null;
}

const NOT_SIGNED = { buyer_signed_at: null, seller_signed_at: null };

/**
 * The one place where a negotiation changes: row, whose turn it is, timeline and audit log change together.
 * @param negotiation locked in this transaction, and its claim before it.
 * @throws where the state machine forbids the change: the callers have asked it before.
 */
export async function moveNegotiation(
  work: Work,
  negotiation: NegotiationRow,
  { change, event, by, offer, values = {}, signed = NOT_SIGNED, note = null }: Move,
): Promise<NegotiationRow> {
  const status = change
    ? negotiationStatusAfter(negotiation.status, change, by)
    : negotiation.status;
  if (status === null) {
    throw new Error(`Negotiation ${negotiation.id} is ${negotiation.status}: no ${change}.`);
  }
  const paid_at = values.paid_at ?? negotiation.paid_at;
  const awaiting = awaitingOf({ status, offer_made_by: offer.made_by, paid_at, ...signed });
  const changed = { due_at: negotiation.due_at, ...values, status, awaiting };
  if (awaiting === 'none') changed.due_at = null;
  const moved = await work.update(negotiationRows, negotiation, changed);
  await addNegotiationEvent(work, negotiation.id, {
    type: event,
    actor_role: by,
    offer_id: event.startsWith('offer_') ? offer.id : null,
    note,
  });
  await closeThread(work, moved);
  broadcastNegotiation(work, moved);
  await work.audit(`negotiation.${event}`, negotiation.id, changesBetween(negotiation, changed));
  return moved;
}

type NewEvent = Pick<
  typeof negotiationEventRows.$inferInsert,
  'type' | 'actor_role' | 'offer_id' | 'note'
>;

async function addNegotiationEvent(
  { db, now }: Work,
  negotiation_id: number,
  event: NewEvent,
): Promise<void> {
  await db.insert(negotiationEventRows).values({ ...event, negotiation_id, occurred_at: now });
}
