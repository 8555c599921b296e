import { inArray } from 'drizzle-orm';
import type { NegotiationActor, OfferSide } from '@generated/model';
import { eventTypeOf, type Happening } from '@/domain/deals/negotiation-state';
import { type OfferRow, userRows } from '../db/schema';
import { type DealNews, dealMail } from '../mail/deal-news';
import type { Work } from '../unit-of-work/change';
import { type Deal, sideOf } from './lock-deal';

/** What happened, and who has to hear of it. */
export type DealEvent = Happening & {
  by: NegotiationActor;
  /** The side that knows already: what it did in another place has led to this. */
  knows?: OfferSide | null;
  /** What was recorded before is corrected. */
  isCorrection?: boolean;
};

/**
 * Tells the sides of what happened in their negotiation, but for the one that brought it about. Always by mail: an offer
 * binds, and a deadline runs.
 * @param deal as it is afterwards.
 */
export async function tellOfDeal(work: Work, deal: Deal, happened: DealEvent): Promise<void> {
  const { negotiation, offer } = deal;
  const news = newsOf(happened, offer);
  if (news === null) return;
  const { buyer_id, seller_id } = negotiation;
  const sides = { buyer: buyer_id, seller: seller_id };
  const told = (['buyer', 'seller'] as const).filter(
    (side) => side !== happened.by && side !== happened.knows,
  );
  const people = await work.db
    .select()
    .from(userRows)
    .where(
      inArray(
        userRows.id,
        told.map((side) => sides[side]),
      ),
    )
    .orderBy(userRows.id);
  const path = negotiation.agreed_at ? `/negotiations/${negotiation.id}` : `/my-offers/${offer.id}`;
  const note = reasonOf(news, deal);
  for (const person of people) {
    const to = sideOf(negotiation, person.id);
    await work.tell(person, 'offer', dealMail, { news, to, deal, path, note });
  }
}

/** What somebody wrote who ended it, or set it back. */
function reasonOf(news: DealNews, { negotiation, offer }: Deal): string | null {
  if (news === 'cancelled') return negotiation.cancel_reason;
  if (news === 'marked_unpaid') return negotiation.unpaid_reason;
  return news === 'offer_rejected' ? offer.rejection_reason : null;
}

/** A bid below the minimum does not trouble the seller; an answer below it ends what the seller had a part in. */
function newsOf({ isCorrection, ...happened }: DealEvent, offer: OfferRow): DealNews | null {
  // With the second signature.
  if (happened.change === 'sign') return 'payment_due';
  const type = eventTypeOf(happened);
  if (type === 'transfer_filed' && isCorrection) return 'filing_corrected';
  return type === 'offer_auto_declined' && offer.parent_offer_id === null ? null : type;
}
