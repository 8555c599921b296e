import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { OfferSide, OwedFee } from '@generated/model';
import { dueAfter } from '@/domain/deals/deadlines';
import { feeOf, owesFee } from '@/domain/deals/fees';
import { PORTAL_LIMIT } from '@/domain/pages/portal-limit';
import type { Database } from '../db/database';
import {
  assignmentRows,
  caseRows,
  claimRows,
  FEE_DAYS,
  mayOweFee,
  negotiationRows,
  offerRows,
} from '../db/schema';
import { type AssignmentRow, bothSignedAt } from './assignment/assignments';
import type { NegotiationEntry } from './deal-columns';
import { sideOf } from './lock-deal';

/** Until when both sides pay their fees: by the day on which the price was to be paid, as the access agreement says. */
function feeDueAt(
  assignment: AssignmentRow | undefined,
  { settlement_days }: Pick<typeof offerRows.$inferSelect, 'settlement_days'>,
): string {
  const at = bothSignedAt(assignment);
  return dueAfter('payment_due', { at, settlementDays: settlement_days }).toISOString();
}

/** Whether a side still owes its fee and until when, or when it was received. */
export function feeState(
  { negotiation, offer }: Pick<NegotiationEntry, 'negotiation' | 'offer'>,
  assignment: AssignmentRow | undefined,
  side: OfferSide,
) {
  const receivedOn = negotiation[FEE_DAYS[side]];
  const isOwed = receivedOn === null && owesFee(negotiation.status, feeOf(side, offer));
  return {
    fee_due_at: isOwed ? feeDueAt(assignment, offer) : null,
    fee_received_on: receivedOn,
  };
}

/** The fees that a user owes as either side, of the sales agreed on first; the earliest due first. */
export async function owedFees(db: Database, me: number): Promise<OwedFee[]> {
  const { id, buyer_id, seller_id } = negotiationRows;
  // By itself: what the indexes of its conditions answer names no table.
  const unpaid = db
    .select({ id })
    .from(negotiationRows)
    .where(or(and(eq(buyer_id, me), mayOweFee.buyer), and(eq(seller_id, me), mayOweFee.seller)));
  const rows = await db
    .select({
      negotiation: negotiationRows,
      offer: offerRows,
      assignment: assignmentRows,
      claim_reference: claimRows.reference,
      case_name: caseRows.name,
    })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .innerJoin(assignmentRows, eq(assignmentRows.negotiation_id, negotiationRows.id))
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    .innerJoin(caseRows, eq(caseRows.id, negotiationRows.case_id))
    .where(
      and(
        inArray(id, unpaid),
        or(
          and(eq(buyer_id, me), gt(offerRows.buyer_fee_amount, '0')),
          and(eq(seller_id, me), gt(offerRows.seller_fee_amount, '0')),
        ),
      ),
    )
    .orderBy(asc(negotiationRows.agreed_at), asc(id))
    .limit(PORTAL_LIMIT);
  return rows
    .map(({ negotiation, offer, assignment, ...about }) => ({
      ...about,
      negotiation_id: negotiation.id,
      amount: feeOf(sideOf(negotiation, me), offer),
      currency: offer.currency,
      due_at: feeDueAt(assignment, offer),
    }))
    .toSorted((a, b) => a.due_at.localeCompare(b.due_at) || a.negotiation_id - b.negotiation_id);
}
