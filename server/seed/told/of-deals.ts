import { asc, eq, sql } from 'drizzle-orm';
import type { NegotiationEventType, OfferSide } from '@generated/model';
import { dueAfter } from '@/domain/deals/deadlines/deadlines';
import type { Database } from '../../db/database';
import { claimRows, negotiationEventRows, negotiationRows, offerRows } from '../../db/schema';
import { userOf } from '../../deals/lock-deal';
import { newsFor } from '../../deals/tell-of-deal';
import { type DealNews, dealMail } from '../../mail/deal-news';
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
    // An event without an offer belongs to the deal, whose offer is the last one.
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
  const dues = new Map<number, Date>();
  return rows.flatMap(({ event, negotiation, claim, offer }): Told[] => {
    const { type, offer_id, actor_role: by, note, occurred_at: at } = event;
    // The buyer learns it from the answer, and the seller has asked not to be bothered.
    if (declined.has(offer_id)) return [];
    const isWhole = type === 'signed' && signed.has(negotiation.id);
    if (type === 'signed') signed.add(negotiation.id);
    const due = dueThen(isWhole ? 'payment_due' : type, at, offer.settlement_days);
    if (due) dues.set(negotiation.id, due);
    const { agreed_at, due_at } = negotiation;
    // As it was then.
    const then = {
      agreed_at: agreed_at && agreed_at <= at ? agreed_at : null,
      due_at: dues.get(negotiation.id) ?? due_at,
    };
    const deal = { claim, negotiation: { ...negotiation, ...then }, offer };
    const found = newsFor({ type, isWhole, by, knows: whoKnows(type, note) }, deal);
    if (found === null) return [];
    const { told, ...news } = found;
    return told.map((to) => ({
      userId: userOf(negotiation, to),
      category: 'offer',
      letter: (head) => dealMail({ ...head, ...news, to, deal, at, isSuspended: false }),
      at,
    }));
  });
}

/** The deadline that an event set, if mails mention it. */
function dueThen(news: DealNews, at: Date, settlementDays: number): Date | null {
  if (news === 'payment_due') return dueAfter(news, { at, settlementDays });
  const isDated =
    news === 'offer_accepted' || news === 'diligence_completed' || news === 'marked_paid';
  return isDated ? dueAfter(news, { at }) : null;
}

/**
 * Offers of a demo seller are closed by her own sale or pause, so she already knows. News of a fee goes only to the
 * side that its note names.
 */
function whoKnows(type: NegotiationEventType, note: string | null): OfferSide | null {
  if (type === 'offer_closed') return 'seller';
  if (type !== 'fee_received') return null;
  return note === 'buyer' ? 'seller' : 'buyer';
}
