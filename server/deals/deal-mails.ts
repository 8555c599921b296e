import { inArray } from 'drizzle-orm';
import type { NegotiationActor, OfferSide } from '@generated/model';
import { type OfferEvent, otherSide } from '@/domain/deals/offer-state';
import type { ClaimRow } from '../claims/lock-claim';
import { userRows, type NegotiationRow } from '../db/schema';
import { type DealNews, dealMail } from '../mail/deal-news';
import type { Work } from '../unit-of-work/change';
import type { Deal } from './lock-deal';

const OFFER_NEWS: Record<Exclude<OfferEvent, 'decline'>, DealNews> = {
  counter: 'offer_countered',
  accept: 'offer_accepted',
  reject: 'offer_rejected',
  withdraw: 'offer_withdrawn',
  expire: 'offer_expired',
  close: 'offer_closed',
};

/**
 * Tells of what became of an offer. What the exchange declines for the seller is news for nobody: the buyer reads it in
 * the answer, and the seller has asked not to be troubled.
 */
export async function tellOfOffer(
  work: Work,
  { claim, negotiation, offer }: Deal,
  event: OfferEvent,
  by: NegotiationActor,
): Promise<void> {
  if (event === 'decline') return;
  const news = OFFER_NEWS[event];
  const path = news === 'offer_accepted' ? dealPath(negotiation) : `/my-offers/${offer.id}`;
  await tell(work, negotiation, sidesBut(by), {
    news,
    claim,
    path,
    note: offer.rejection_reason,
  });
}

/** Tells of a new offer. */
export async function tellOfNewOffer(work: Work, { claim, negotiation, offer }: Deal) {
  await tell(work, negotiation, [otherSide(offer.made_by)], {
    news: offer.parent_offer_id === null ? 'offer_made' : 'offer_countered',
    claim,
    path: `/my-offers/${offer.id}`,
  });
}

/** Tells of a stage of a deal: whoever did not bring it about. */
export async function tellOfDeal(
  work: Work,
  { claim, negotiation }: Pick<Deal, 'claim' | 'negotiation'>,
  { news, by, note }: { news: DealNews; by: NegotiationActor; note?: string | null },
): Promise<void> {
  await tell(work, negotiation, sidesBut(by), { news, claim, path: dealPath(negotiation), note });
}

interface News {
  news: DealNews;
  claim: Pick<ClaimRow, 'reference'>;
  path: string;
  note?: string | null | undefined;
}

/** Always by mail: an offer binds, and a deadline runs. */
async function tell(
  work: Work,
  { buyer_id, seller_id }: NegotiationRow,
  sides: readonly OfferSide[],
  { claim, note = null, ...news }: News,
): Promise<void> {
  const ids = sides.map((side) => (side === 'buyer' ? buyer_id : seller_id));
  if (ids.length === 0) return;
  const people = await work.db
    .select()
    .from(userRows)
    .where(inArray(userRows.id, ids))
    .orderBy(userRows.id);
  for (const person of people) {
    await work.tell(person, 'offer', dealMail, { ...news, note, reference: claim.reference });
  }
}

function sidesBut(by: NegotiationActor): OfferSide[] {
  return (['buyer', 'seller'] as const).filter((side) => side !== by);
}

function dealPath({ id }: Pick<NegotiationRow, 'id'>): string {
  return `/negotiations/${id}`;
}
