import { awaitingOf, eventTypeOf, negotiationStatusAfter } from '@/domain/deals/negotiation-state';
import { broadcastNegotiation } from '../ports/broadcast';
import { closeThread } from '../conversations/open-thread';
import { negotiationEventRows, negotiationRows, type NegotiationRow } from '../db/schema';
import { changesBetween } from '../unit-of-work/audit';
import type { Work } from '../unit-of-work/change';
import { findAssignment } from './assignment/assignments';
import type { Deal } from './lock-deal';
import { type DealEvent, tellOfDeal } from './tell-of-deal';

type Move = DealEvent & {
  /** What changes besides the stage and the turn. */
  values?: Partial<NegotiationRow>;
  note?: string | null;
  /** The document that proves it. */
  documentId?: number | null;
};

/** Moves a negotiation and tells the sides that did not do it. */
export async function moveDeal(work: Work, deal: Deal, move: Move): Promise<void> {
  const negotiation = await moveNegotiation(work, deal, move);
  await tellOfDeal(work, { ...deal, negotiation }, move);
}

/**
 * The one place where a negotiation changes: row, turn, timeline and audit log change together. Write signatures first:
 * the turn follows from them.
 * @param deal its negotiation is locked in this transaction, and its claim was locked before; its offer is the current
 * one.
 * @throws if the state machine forbids the change: callers consult it first.
 */
export async function moveNegotiation(
  work: Work,
  { negotiation, offer }: Pick<Deal, 'negotiation' | 'offer'>,
  { by, values = {}, note = null, documentId = null, ...happened }: Move,
): Promise<NegotiationRow> {
  const { change } = happened;
  const status = change
    ? negotiationStatusAfter(negotiation.status, change, by)
    : negotiation.status;
  if (status === null) {
    throw new Error(`Negotiation ${negotiation.id} is ${negotiation.status}: no ${change}.`);
  }
  const { paid_at } = { ...negotiation, ...values };
  // The turn depends on the signatures only in this stage.
  const signed = status === 'signing' ? await findAssignment(work.db, negotiation.id) : undefined;
  const awaiting = awaitingOf({
    status,
    offer_made_by: offer.made_by,
    buyer_signed_at: signed?.buyer_signed_at ?? null,
    seller_signed_at: signed?.seller_signed_at ?? null,
    paid_at,
  });
  const { due_at, reminded_at } = negotiation;
  const changed = { due_at, reminded_at, ...values, status, awaiting };
  if (awaiting === 'none') changed.due_at = null;
  // Nobody has been reminded of a new deadline yet.
  if (changed.due_at?.getTime() !== due_at?.getTime()) changed.reminded_at = null;
  const moved = await work.update(negotiationRows, negotiation, changed);
  const type = eventTypeOf(happened);
  await addNegotiationEvent(work, negotiation.id, {
    type,
    actor_role: by,
    offer_id: type.startsWith('offer_') ? offer.id : null,
    document_id: documentId,
    note,
  });
  await closeThread(work, moved);
  broadcastNegotiation(work, moved);
  await work.audit(`negotiation.${type}`, negotiation.id, changesBetween(negotiation, changed));
  return moved;
}

type NewEvent = Pick<
  typeof negotiationEventRows.$inferInsert,
  'type' | 'actor_role' | 'offer_id' | 'document_id' | 'note'
>;

async function addNegotiationEvent(
  { db, now }: Work,
  negotiation_id: number,
  event: NewEvent,
): Promise<void> {
  await db.insert(negotiationEventRows).values({ ...event, negotiation_id, occurred_at: now });
}
