import { and, asc, eq, lte } from 'drizzle-orm';
import { offerRows } from '../db/schema';
import { type ActingCall, change } from '../unit-of-work/change';
import { endOffer } from './end-offers';
import { lockDeal } from './lock-deal';

/**
 * Ends offers whose time has run out, each in a transaction of its own: the claim is locked before the offer, as
 * everywhere.
 * @returns how many were due.
 */
export async function expireOffers(call: ActingCall, atOnce: number): Promise<number> {
  const { db, clock } = call.ports;
  const now = clock();
  const due = await db
    .select({ id: offerRows.id, negotiationId: offerRows.negotiation_id })
    .from(offerRows)
    .where(and(eq(offerRows.status, 'pending'), lte(offerRows.expires_at, now)))
    .orderBy(asc(offerRows.expires_at), asc(offerRows.id))
    .limit(atOnce);
  for (const { id, negotiationId } of due) {
    await change(call, async (work) => {
      const deal = await lockDeal(work.db, negotiationId);
      // Another process, or an answer in the last moment, was faster.
      if (deal?.offer.id !== id || deal.offer.status !== 'pending') return;
      await endOffer(work, deal, { ending: 'expire', by: 'system' });
    });
  }
  return due.length;
}
