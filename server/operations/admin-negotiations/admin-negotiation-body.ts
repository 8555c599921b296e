import { asc, eq, inArray } from 'drizzle-orm';
import {
  AdminMoveText,
  type AdminNegotiation,
  type AdminParty,
  type OfferSide,
} from '@generated/model';
import type { UserRow } from '../../calls/caller';
import type { Database } from '../../db/database';
import {
  negotiationEventRows,
  type NegotiationRow,
  negotiationRows,
  offerRows,
  type OfferRow,
  userRows,
} from '../../db/schema';
import { feeOf } from '@/domain/deals/fees';
import { otherSide } from '@/domain/deals/offer-state';
import { type AssignmentRow, findAssignment, signedAt } from '../../deals/assignment/assignments';
import { type NegotiationEntry, selectNegotiations } from '../../deals/deal-columns';
import { senderIn } from '../../deals/mark-contact-data';
import { seemsToHoldContactData, type Sender } from '@/domain/messages/contact-data';
import { aliasOf, fullName } from '@/domain/users/party-names';
import { dealFacts, dealProgress } from '../../deals/negotiation-bodies';
import { feeState } from '../../deals/owed-fees';
import { eventBody, selectEvents } from '../../deals/negotiation-events';

/** The most that the contract allows. */
const EVENTS_LIMIT = 100;

/** A negotiation as the staff read it; null if there is none. */
export async function readAdminNegotiation(
  db: Database,
  id: number,
): Promise<AdminNegotiation | null> {
  const [entry] = await selectNegotiations(db, null).where(eq(negotiationRows.id, id)).limit(1);
  if (!entry) return null;
  const { negotiation } = entry;
  const assignment = await findAssignment(db, id);
  const users = await usersIn(db, negotiation);
  const senders = {
    buyer: await senderIn(db, negotiation, users.buyer),
    seller: await senderIn(db, negotiation, users.seller),
  };
  const moves = await db
    .select()
    .from(offerRows)
    .where(eq(offerRows.negotiation_id, id))
    .orderBy(asc(offerRows.id));
  const events = await selectEvents(db, eq(negotiationEventRows.negotiation_id, id)).limit(
    EVENTS_LIMIT,
  );
  return {
    ...dealFacts(entry),
    ...dealProgress(negotiation, null),
    reminded_at: negotiation.reminded_at?.toISOString() ?? null,
    buyer: party(users.buyer, entry, assignment, 'buyer'),
    seller: party(users.seller, entry, assignment, 'seller'),
    moves: moves.map((move) => ({
      id: move.id,
      made_by: move.made_by,
      price_percent: move.price_percent,
      face_amount: move.face_amount,
      amount: move.amount,
      recourse: move.recourse,
      excess_claim: move.excess_claim,
      settlement_days: move.settlement_days,
      payment_method: move.payment_method,
      conditions: move.conditions,
      message: move.message,
      status: move.status,
      rejection_reason: move.rejection_reason,
      close_reason: move.close_reason,
      contact_data_in: contactDataIn(move, senders),
      expires_at: move.expires_at.toISOString(),
      created_at: move.created_at.toISOString(),
    })),
    conversation_id: entry.conversation_id,
    payment_document_id: negotiation.payment_document_id,
    agreement_document_id: assignment?.document_id ?? null,
    events: events.map(eventBody),
  };
}

async function usersIn(
  db: Database,
  { id, buyer_id, seller_id }: NegotiationRow,
): Promise<Record<OfferSide, UserRow>> {
  const users = await db
    .select()
    .from(userRows)
    .where(inArray(userRows.id, [buyer_id, seller_id]));
  const buyer = users.find((user) => user.id === buyer_id);
  const seller = users.find((user) => user.id === seller_id);
  if (!buyer || !seller) throw new Error(`A side of negotiation ${id} is gone.`);
  return { buyer, seller };
}

/** Applies the rule that marked the conversation when the move was written. */
function contactDataIn(move: OfferRow, senders: Record<OfferSide, Sender>): AdminMoveText[] {
  return Object.values(AdminMoveText).filter((text) => {
    const said = move[text];
    const side = text === 'rejection_reason' ? otherSide(move.made_by) : move.made_by;
    return said !== null && seemsToHoldContactData(said, senders[side]);
  });
}

function party(
  user: UserRow,
  { negotiation, offer }: NegotiationEntry,
  assignment: AssignmentRow | undefined,
  side: OfferSide,
): AdminParty {
  return {
    user_id: user.id,
    name: fullName(user),
    status: user.status,
    company: user.company,
    email: user.email,
    label: aliasOf(otherSide(side), negotiation),
    legal_name: (side === 'buyer' ? assignment?.buyer_name : assignment?.seller_name) ?? null,
    has_signed: assignment !== undefined && signedAt(assignment, side) !== null,
    fee_amount: feeOf(side, offer),
    ...feeState({ negotiation, offer }, side),
  };
}
