import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { OfferSide, type OutstandingFee, type OwedFee } from '@generated/model';
import { type FEE_AMOUNTS, feeOf, owesFee } from '@/domain/deals/fees';
import { PORTAL_LIMIT } from '@/domain/pages/portal-limit';
import type { Database } from '../db/database';
import {
  caseRows,
  claimRows,
  FEE_DAYS,
  FEE_DUE,
  mayOweFee,
  negotiationRows,
  offerRows,
  type NegotiationRow,
  type OfferRow,
} from '../db/schema';
import type { NegotiationEntry } from './deal-columns';
import { sideOf } from './lock-deal';

type FeeEntry = Pick<NegotiationEntry, 'negotiation' | 'offer'>;

/** When a side's fee is due if it still owes it, or when it was received. */
export function feeState(entry: FeeEntry, side: OfferSide) {
  const due = isOutstanding(entry, side) ? entry.negotiation[FEE_DUE[side]] : null;
  return {
    fee_due_at: due?.toISOString() ?? null,
    fee_received_on: entry.negotiation[FEE_DAYS[side]],
  };
}

interface Outstanding {
  negotiation: Pick<NegotiationRow, 'status' | (typeof FEE_DAYS)[OfferSide]>;
  offer: Pick<OfferRow, (typeof FEE_AMOUNTS)[OfferSide]>;
}

/**
 * Whether both sides have signed and the fee of this side was not received; a seller's fee is due once the price has
 * arrived.
 */
export function isOutstanding({ negotiation, offer }: Outstanding, side: OfferSide): boolean {
  return negotiation[FEE_DAYS[side]] === null && owesFee(negotiation.status, feeOf(side, offer));
}

/** The outstanding fees of a negotiation. */
export function outstandingFees(entry: FeeEntry): OutstandingFee[] {
  return Object.values(OfferSide)
    .filter((side) => isOutstanding(entry, side))
    .map((side) => ({
      side,
      amount: feeOf(side, entry.offer),
      due_at: feeState(entry, side).fee_due_at,
    }));
}

/** The fees that a user now has to pay on either side, the earliest due first; as many as a portal shows. */
export async function owedFees(db: Database, me: number): Promise<OwedFee[]> {
  const { id, buyer_id, seller_id, agreed_at } = negotiationRows;
  const { [FEE_DUE.buyer]: buyerDue, [FEE_DUE.seller]: sellerDue } = negotiationRows;
  // A separate query, because the conditions that its indexes match do not name the table of their columns.
  const unpaid = () =>
    db
      .select({ id })
      .from(negotiationRows)
      .where(or(and(eq(buyer_id, me), mayOweFee.buyer), and(eq(seller_id, me), mayOweFee.seller)));
  // Most users owe nothing, so the rest is neither planned nor read for them. Without the sort, PostgreSQL would look
  // for a row in the whole table.
  const [any] = await unpaid().orderBy(asc(agreed_at)).limit(1);
  if (!any) return [];
  const rows = await db
    .select({
      negotiation: negotiationRows,
      offer: offerRows,
      claim_reference: claimRows.reference,
      case_name: caseRows.name,
    })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, negotiationRows.current_offer_id))
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    .innerJoin(caseRows, eq(caseRows.id, negotiationRows.case_id))
    .where(
      and(
        inArray(id, unpaid()),
        or(
          and(eq(buyer_id, me), gt(offerRows.buyer_fee_amount, '0')),
          and(eq(seller_id, me), gt(offerRows.seller_fee_amount, '0')),
        ),
      ),
    )
    .orderBy(sql`case when ${buyer_id} = ${me} then ${buyerDue} else ${sellerDue} end`, asc(id))
    .limit(PORTAL_LIMIT);
  return rows.flatMap(({ negotiation, offer, ...about }): OwedFee[] => {
    const side = sideOf(negotiation, me);
    const { fee_due_at: due_at } = feeState({ negotiation, offer }, side);
    if (due_at === null) return [];
    const { currency } = offer;
    const amount = feeOf(side, offer);
    return [{ ...about, negotiation_id: negotiation.id, amount, currency, due_at }];
  });
}
