import { and, eq } from 'drizzle-orm';
import type { OfferSide } from '@generated/model';
import type { ClaimActor } from '@/domain/claims/claim-state';
import { closeReasonOf } from '@/domain/deals/words/close-reason';
import { offerActor, type OfferTransition, offerStatusAfter } from '@/domain/deals/offer-state';
import { negotiationRows, offerRows, type OfferRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { type Deal, lockDeal, lockOfClaim } from './lock-deal';
import { recordAndTell } from './record-in-negotiation';
import { refreshBids } from './refresh-bids';

/** How an offer, and its negotiation, ends without a deal. */
type Ending = Exclude<OfferTransition, 'counter' | 'accept'>;

interface End {
  transition: Ending;
  by: OfferSide | 'system';
  knows?: OfferSide | null;
  reason?: string | null;
}

/**
 * Answers an offer: changes only its row.
 * @param offer locked in this transaction.
 * @throws if the state machine forbids it: callers consult it first.
 */
export async function answerOffer(
  work: Work,
  offer: OfferRow,
  transition: OfferTransition,
  by: OfferSide | 'system',
  reasons: Partial<Pick<OfferRow, 'rejection_reason' | 'close_reason'>> = {},
): Promise<OfferRow> {
  const status = offerStatusAfter(offer.status, transition, offerActor(by, offer));
  if (status === null) throw new Error(`Offer ${offer.id} is ${offer.status}: no ${transition}.`);
  return await work.update(offerRows, offer, { status, ...reasons, answered_at: work.now });
}

/** Ends an offer and its negotiation, and tells the sides that did not do it. */
export async function endOffer(work: Work, deal: Deal, end: End): Promise<void> {
  await endOne(work, deal, end);
  await refreshBids(work, deal.claim.id);
}

/** Ends an offer and its negotiation; the caller refreshes the bids of the claim. */
async function endOne(work: Work, deal: Deal, { transition, by, knows, reason = null }: End) {
  const close_reason = transition === 'close' ? closeReasonOf(deal.claim.status) : null;
  const reasons = { rejection_reason: reason, close_reason };
  const offer = await answerOffer(work, deal.offer, transition, by, reasons);
  await recordAndTell(work, { ...deal, offer }, { transition, by, knows, note: reason });
}

/**
 * Closes the pending offers for a claim that went to somebody else or off the market.
 * @param claim locked in this transaction, in its new state.
 * @param by whoever brought the claim there: a seller needs no news of her own act, nor of offers that lost to the
 * sale.
 */
export async function closeOffers(work: Work, claim: Deal['claim'], by: ClaimActor): Promise<void> {
  const knows = by === 'seller' || claim.status === 'under_offer' ? 'seller' : null;
  const rivals = await work.db
    .select({ id: negotiationRows.id })
    .from(negotiationRows)
    .where(and(eq(negotiationRows.claim_id, claim.id), eq(negotiationRows.status, 'open')))
    .orderBy(negotiationRows.id);
  for (const { id } of rivals) {
    const deal = { claim, ...(await lockOfClaim(work.db, id)) };
    await endOne(work, deal, { transition: 'close', by: 'system', knows });
  }
  await refreshBids(work, claim.id);
}

/**
 * Withdraws a buyer's pending offers, and closes those that wait for the buyer: nobody would answer for them.
 * @param knows the buyer, if their own act has led to it.
 */
export async function withdrawBids(
  work: Work,
  buyerId: number,
  { knows }: Pick<End, 'knows'> = {},
): Promise<void> {
  const found = await work.db
    .select({ id: negotiationRows.id })
    .from(negotiationRows)
    .where(and(eq(negotiationRows.buyer_id, buyerId), eq(negotiationRows.status, 'open')))
    .orderBy(negotiationRows.claim_id);
  for (const { id } of found) {
    const deal = await lockDeal(work.db, id);
    // It may have been answered since it was read.
    if (deal?.negotiation.status !== 'open') continue;
    const transition = deal.offer.made_by === 'buyer' ? 'withdraw' : 'close';
    await endOffer(work, deal, { transition, by: 'system', knows });
  }
}
