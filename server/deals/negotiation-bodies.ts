import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOwing } from '@/domain/deals/fees';
import { endsWithoutSale, isDealStage, isLive } from '@/domain/deals/negotiation-state';
import { otherSide } from '@/domain/deals/offer-state';
import { sumsOf } from '@/domain/deals/offer-terms';
import type { Counterparty, Negotiation, NegotiationSummary, OfferSide } from '@generated/model';
import { findUser } from '../auth/find-user';
import type { Database } from '../db/database';
import { documentRows, negotiationRows, type NegotiationRow } from '../db/schema';
import { documentBody, type ReadingCall } from '../documents/document-body';
import {
  type AssignmentRow,
  findAssignment,
  legalNameOf,
  signedAt,
} from './assignment/assignments';
import {
  counterpartyLabel,
  type NegotiationEntry,
  offerBody,
  offerClaim,
  selectNegotiations,
} from './deal-columns';
import { feeState, isOutstanding } from './owed-fees';
import { aliasOf, fullName } from '@/domain/users/party-names';
import { isReleasedAddress } from '@/domain/users/released-address';
import { mayLogIn } from '@/domain/users/user-status';
import { isPartyOf, sideOf, userOf } from './lock-deal';

/** What every list shows about a negotiation. */
export function dealFacts(entry: NegotiationEntry) {
  const { negotiation, offer } = entry;
  return {
    id: negotiation.id,
    reference: negotiation.reference,
    status: negotiation.status,
    awaiting: negotiation.awaiting,
    due_at: negotiation.due_at?.toISOString() ?? null,
    objection_deadline_on: negotiation.objection_deadline_on,
    claim: offerClaim(entry),
    currency: offer.currency,
    updated_at: negotiation.updated_at.toISOString(),
  };
}

/** The amounts of the latest offer, for lists. */
export function offerFacts({ offer }: Pick<NegotiationEntry, 'offer'>) {
  return {
    price_percent: offer.price_percent,
    face_amount: offer.face_amount,
    amount: offer.amount,
    buyer_fee_amount: offer.buyer_fee_amount,
    seller_fee_amount: offer.seller_fee_amount,
    ...sumsOf(offer),
  };
}

/**
 * The stages after an acceptance.
 * @param side that reads; null for the staff.
 */
export function dealProgress(negotiation: NegotiationRow, side: OfferSide | null) {
  const isPayable = side !== 'buyer' || isForTheBuyer(negotiation);
  return {
    agreed_percent: negotiation.agreed_percent,
    agreed_amount: negotiation.agreed_amount,
    agreed_at: negotiation.agreed_at?.toISOString() ?? null,
    payment_instructions: isPayable ? negotiation.payment_instructions : null,
    payment_instructions_at:
      (isPayable && negotiation.payment_instructions_at?.toISOString()) || null,
    payment_reference: negotiation.payment_reference,
    paid_at: negotiation.paid_at?.toISOString() ?? null,
    unpaid_reason: negotiation.unpaid_reason,
    received_at: negotiation.received_at?.toISOString() ?? null,
    transfer_filed_on: negotiation.transfer_filed_on,
    docket_number: negotiation.docket_number,
    cancel_reason: negotiation.cancel_reason,
    cancelled_by: negotiation.cancelled_by,
    completed_at: negotiation.completed_at?.toISOString() ?? null,
    lock_version: negotiation.lock_version,
    created_at: negotiation.created_at.toISOString(),
  };
}

/** Whether the place to pay differs from the one to which the second signature bound the buyer. */
function hasOtherInstructions(
  { payment_instructions_at: writtenAt }: NegotiationRow,
  assignment: AssignmentRow | undefined,
): boolean {
  const { buyer_signed_at, seller_signed_at } = assignment ?? {};
  if (!writtenAt || !buyer_signed_at || !seller_signed_at) return false;
  return writtenAt > buyer_signed_at && writtenAt > seller_signed_at;
}

/**
 * Whether a buyer can read the seller's account: once the buyer is bound to pay, and afterwards if something was paid.
 */
function isForTheBuyer({ status, paid_at }: NegotiationRow): boolean {
  return isOwing(status) || paid_at !== null;
}

export function negotiationSummary(entry: NegotiationEntry, userId: number): NegotiationSummary {
  const { negotiation, offer } = entry;
  const role = sideOf(negotiation, userId);
  return {
    ...dealFacts(entry),
    role,
    counterparty_label: counterpartyLabel(entry, role),
    ...offerFacts(entry),
    current_offer_id: offer.id,
    unread_count: entry.unread_count,
    has_news: entry.has_news,
  };
}

/** One of the user's negotiations; null for somebody else's. */
export async function readNegotiation(
  db: Database,
  call: ReadingCall,
  wanted: { id: number; userId: number },
): Promise<Negotiation | null> {
  const [entry] = await selectNegotiations(db, wanted.userId)
    .where(and(eq(negotiationRows.id, wanted.id), isPartyOf(wanted.userId)))
    .limit(1);
  if (!entry) return null;
  const { negotiation } = entry;
  const role = sideOf(negotiation, wanted.userId);
  const assignment = await findAssignment(db, negotiation.id);
  return {
    ...dealFacts(entry),
    ...dealProgress(negotiation, role),
    payment_instructions_changed: hasOtherInstructions(negotiation, assignment),
    role,
    is_pledged: entry.has_loan === true,
    current_offer: offerBody(entry, wanted.userId),
    counterparty: await counterparty(db, { negotiation, assignment }, role),
    identities_disclosed: negotiation.agreed_at !== null,
    signed_by_me: assignment !== undefined && signedAt(assignment, role) !== null,
    signed_by_counterparty:
      assignment !== undefined && signedAt(assignment, otherSide(role)) !== null,
    documents: await documentsOf(db, negotiation, call),
    conversation_id: entry.conversation_id,
    unread_count: entry.unread_count,
    fee_instructions: isOutstanding(entry, role) ? call.ports.settings.feeAccount : null,
    ...feeState(entry, role),
    payment_document: await paymentDocument(db, negotiation, call),
  };
}

async function counterparty(
  db: Database,
  deal: { negotiation: NegotiationRow; assignment: AssignmentRow | undefined },
  role: OfferSide,
): Promise<Counterparty> {
  const { negotiation } = deal;
  const side = otherSide(role);
  const label = aliasOf(role, negotiation);
  const unknown = { label, name: null, company: null, email: null, country: null, may_act: true };
  if (!negotiation.agreed_at) return unknown;
  const user = await findUser(db, userOf(negotiation, side));
  if (!user) return unknown;
  const name = fullName(user);
  // The sides of a failed sale have no more business with each other.
  if (endsWithoutSale(negotiation.status)) return { ...unknown, name };
  const legalName = await legalNameOf(db, deal, side);
  // An address that was given back belongs to nobody.
  const email = isReleasedAddress(user.email) ? null : user.email;
  return {
    label,
    name,
    company: legalName === name ? null : legalName,
    email,
    country: user.country,
    may_act: !isLive(negotiation.status) || mayLogIn(user.status),
  };
}

/**
 * The claim's documents, for both sides of a deal about it, who do not need the copies. Nobody sees them before the
 * deal, or after it was cancelled.
 */
async function documentsOf(db: Database, negotiation: NegotiationRow, call: ReadingCall) {
  if (!isDealStage(negotiation.status)) return [];
  const rows = await db
    .select()
    .from(documentRows)
    .where(
      and(
        eq(documentRows.claim_id, negotiation.claim_id),
        eq(documentRows.status, 'ready'),
        inArray(documentRows.visibility, ['private', 'counterparty']),
      ),
    )
    .orderBy(asc(documentRows.id));
  return await Promise.all(rows.map((row) => documentBody(row, call)));
}

async function paymentDocument(db: Database, negotiation: NegotiationRow, call: ReadingCall) {
  if (negotiation.payment_document_id === null) return null;
  const [row] = await db
    .select()
    .from(documentRows)
    .where(eq(documentRows.id, negotiation.payment_document_id));
  return row ? await documentBody(row, call) : null;
}
