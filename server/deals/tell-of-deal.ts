import { inArray } from 'drizzle-orm';
import type { NegotiationActor, NegotiationEventType, OfferSide } from '@generated/model';
import { eventTypeOf, type Happening } from '@/domain/deals/negotiation-state';
import * as PAGES from '@/domain/pages/page-paths';
import { fillPattern } from '@/domain/pages/path-patterns';
import { userRows } from '../db/schema';
import { type DealNews, dealMail } from '../mail/deal-news';
import type { Work } from '../unit-of-work/change';
import { type Deal, sideOf, userOf } from './lock-deal';

interface Circumstances {
  by: NegotiationActor;
  /** The side that already knows, because something it did elsewhere has led to this. */
  knows?: OfferSide | null;
  /** Whether it corrects what was recorded before. */
  isCorrection?: boolean;
}

/** What happened, and who has to hear about it. */
export type Happened = Happening & Circumstances;

/**
 * Tells the sides what happened in their negotiation, except the one that did it. Always by email: an offer binds, and
 * a deadline runs.
 * @param deal as it is afterwards.
 */
export async function tellOfDeal(work: Work, deal: Deal, happened: Happened): Promise<void> {
  const isWhole = happened.transition === 'sign' || happened.transition === 'cancel_late';
  const found = newsFor({ ...happened, type: eventTypeOf(happened), isWhole }, deal);
  if (found === null) return;
  const { told, ...news } = found;
  const people = await work.db
    .select()
    .from(userRows)
    .where(
      inArray(
        userRows.id,
        told.map((side) => userOf(deal.negotiation, side)),
      ),
    )
    .orderBy(userRows.id);
  for (const person of people) {
    const to = sideOf(deal.negotiation, person.id);
    const isSuspended = person.status === 'suspended';
    await work.tell(person, 'offer', dealMail, { ...news, to, deal, at: work.now, isSuspended });
  }
}

/** An event as the timeline records it. */
interface TimelineEvent extends Circumstances {
  type: NegotiationEventType;
  /** Whether both sides have signed by then. */
  isWhole: boolean;
}

/**
 * What the sides are told about an event, where they can read on, the reason that somebody gave, and which sides are
 * told; null if neither is.
 * @param deal as it is after the event.
 */
export function newsFor({ knows, ...event }: TimelineEvent, deal: Deal) {
  const news = newsOf(event, deal);
  if (news === null) return null;
  const { negotiation, offer } = deal;
  const path = negotiation.agreed_at
    ? fillPattern(PAGES.negotiation, { id: negotiation.id })
    : fillPattern(PAGES.myOffer, { id: offer.id });
  const told = (['buyer', 'seller'] as const).filter((side) => side !== event.by && side !== knows);
  return { news, path, note: reasonOf(news, deal), told };
}

type Event = Omit<TimelineEvent, 'knows'>;

/** A bid below the minimum does not trouble the seller; an answer below it ends what the seller had a part in. */
function newsOf(
  { type, by, isWhole, isCorrection }: Event,
  { negotiation, offer }: Deal,
): DealNews | null {
  if (isWhole && type === 'signed') return 'payment_due';
  if (isWhole && type === 'cancelled') return 'cancelled_late';
  if (type === 'marked_paid' && by === 'staff') return 'payment_recorded';
  if (type === 'transfer_filed' && isCorrection) return 'filing_corrected';
  // Before both have signed the buyer has read none.
  if (type === 'payment_instructions_changed' && negotiation.status === 'signing') return null;
  return type === 'offer_auto_declined' && offer.parent_offer_id === null ? null : type;
}

/** The reason given by the person who ended it or set it back. */
function reasonOf(news: DealNews, { negotiation, offer }: Deal): string | null {
  if (news === 'cancelled' || news === 'cancelled_late') return negotiation.cancel_reason;
  if (news === 'marked_unpaid') return negotiation.unpaid_reason;
  return news === 'offer_rejected' ? offer.rejection_reason : null;
}
