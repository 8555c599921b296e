import { awaitingOf, eventTypeOf, negotiationStatusAfter } from '@/domain/deals/negotiation-state';
import { broadcastNegotiation } from '../ports/broadcast';
import { closeThread } from '../conversations/open-thread';
import { negotiationEventRows, negotiationRows, type NegotiationRow } from '../db/schema';
import { changesBetween } from '../unit-of-work/audit';
import type { Work } from '../unit-of-work/change';
import { findAssignment } from './assignment/assignments';
import type { Deal } from './lock-deal';
import { type Happened, tellOfDeal } from './tell-of-deal';

type Entry = Happened & {
  /** What changes besides the stage and the turn. */
  values?: Partial<NegotiationRow>;
  note?: string | null;
  /** The document that proves it. */
  documentId?: number | null;
};

/** Records what happened in a negotiation and tells the sides that did not do it. */
export async function recordAndTell(work: Work, deal: Deal, entry: Entry): Promise<void> {
  const negotiation = await recordInNegotiation(work, deal, entry);
  await tellOfDeal(work, { ...deal, negotiation }, entry);
}

/**
 * The one place where a negotiation changes: row, turn, timeline and audit log change together. Write signatures first:
 * the turn follows from them.
 * @param deal its negotiation is locked in this transaction, and its claim was locked before; its offer is the current
 * one.
 * @throws if the state machine forbids the transition: callers consult it first.
 */
export async function recordInNegotiation(
  work: Work,
  { negotiation, offer }: Pick<Deal, 'negotiation' | 'offer'>,
  { by, values = {}, note = null, documentId = null, ...happened }: Entry,
): Promise<NegotiationRow> {
  const { transition } = happened;
  const status = transition
    ? negotiationStatusAfter(negotiation.status, transition, by)
    : negotiation.status;
  if (status === null) {
    throw new Error(`Negotiation ${negotiation.id} is ${negotiation.status}: no ${transition}.`);
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
  const changes = { due_at, reminded_at, ...values, status, awaiting };
  if (awaiting === 'none') changes.due_at = null;
  // Nobody has been reminded of a new deadline yet.
  if (changes.due_at?.getTime() !== due_at?.getTime()) changes.reminded_at = null;
  const changed = await work.update(negotiationRows, negotiation, changes);
  const type = eventTypeOf(happened);
  await addNegotiationEvent(work, negotiation.id, {
    type,
    actor_role: by,
    offer_id: type.startsWith('offer_') ? offer.id : null,
    document_id: documentId,
    note,
  });
  await closeThread(work, changed);
  broadcastNegotiation(work, changed);
  await work.audit(`negotiation.${type}`, negotiation.id, changesBetween(negotiation, changes));
  return changed;
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
