import { asc, eq, sql } from 'drizzle-orm';
import type { NegotiationEventType, OfferSide } from '@generated/model';
import {
  addBusinessDays,
  CONFIRMATION_DAYS,
  DILIGENCE_DAYS,
  paymentDueAt,
  SIGNING_DAYS,
} from '@/domain/deals/deadlines';
import { type DealNews, dealMail } from '../../mail/deal-news';
import type { Database } from '../../db/database';
import { claimRows, negotiationEventRows, negotiationRows, offerRows } from '../../db/schema';
import type { Told } from './told';

/** What the sides of negotiations were told. */
export async function ofDeals(db: Database): Promise<Told[]> {
  const rows = await db
    .select({
      event: negotiationEventRows,
      negotiation: negotiationRows,
      claim: claimRows,
      offer: offerRows,
    })
    .from(negotiationEventRows)
    .innerJoin(negotiationRows, eq(negotiationRows.id, negotiationEventRows.negotiation_id))
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    // An event that is of no offer is of the deal, whose offer is the last one.
    .innerJoin(
      offerRows,
      eq(
        offerRows.id,
        sql`coalesce(${negotiationEventRows.offer_id}, ${negotiationRows.current_offer_id})`,
      ),
    )
    .orderBy(asc(negotiationEventRows.id));
  const declined = new Set(
    rows.flatMap(({ event }) => (event.type === 'offer_auto_declined' ? event.offer_id : [])),
  );
  const signed = new Set<number>();
  const drawnUp = new Map<number, Date>();
  return rows.flatMap(({ event, negotiation, claim, offer }): Told[] => {
    const { type, offer_id, actor_role, note, occurred_at: at } = event;
    // The buyer reads it in the answer, and the seller has asked not to be troubled.
    if (type === 'offer_auto_declined' || declined.has(offer_id)) return [];
    const isSecond = type === 'signed' && signed.has(negotiation.id);
    if (type === 'signed') signed.add(negotiation.id);
    const news: DealNews = isSecond ? 'payment_due' : type;
    const isOffer = offer_id !== null && news !== 'offer_accepted';
    const path = isOffer ? `/my-offers/${offer_id}` : `/negotiations/${negotiation.id}`;
    const reason = type === 'offer_rejected' || type === 'cancelled' ? note : null;
    if (type === 'diligence_completed') drawnUp.set(negotiation.id, at);
    const due_at = DUE_AFTER[news]?.({
      at,
      drawnUpAt: drawnUp.get(negotiation.id),
      settlementDays: offer.settlement_days,
    });
    // As it stood then.
    const deal = {
      claim,
      negotiation: { ...negotiation, due_at: due_at ?? negotiation.due_at },
      offer,
    };
    // A seller of the demo has closed offers herself, by a sale or a pause. Of a fee only its side is told.
    const knows = type === 'offer_closed' ? 'seller' : otherThan(type, note);
    const sides = (['buyer', 'seller'] satisfies OfferSide[]).filter(
      (side) => side !== actor_role && side !== knows,
    );
    return sides.map((to) => {
      const letter: Told['letter'] = (head) =>
        dealMail({ ...head, news, to, deal, path, note: reason });
      const userId = to === 'buyer' ? negotiation.buyer_id : negotiation.seller_id;
      return { userId, category: 'offer', letter, at };
    });
  });
}

interface Then {
  at: Date;
  drawnUpAt: Date | undefined;
  settlementDays: number;
}

/** The deadline that its news named, of those that have changed since. */
const DUE_AFTER: Partial<Record<DealNews, (then: Then) => Date | undefined>> = {
  offer_accepted: ({ at }) => addBusinessDays(at, DILIGENCE_DAYS),
  diligence_completed: ({ at }) => addBusinessDays(at, SIGNING_DAYS),
  signed: ({ drawnUpAt }) => drawnUpAt && addBusinessDays(drawnUpAt, SIGNING_DAYS),
  payment_due: ({ at, settlementDays }) => paymentDueAt(at, settlementDays),
  marked_paid: ({ at }) => addBusinessDays(at, CONFIRMATION_DAYS),
};

/** The side that a fee does not concern. */
function otherThan(type: NegotiationEventType, payer: string | null): OfferSide | null {
  if (type !== 'fee_received') return null;
  return payer === 'buyer' ? 'seller' : 'buyer';
}
