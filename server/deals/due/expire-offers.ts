import { and, asc, eq, lte } from 'drizzle-orm';
import { claimRows, offerRows } from '../../db/schema';
import type { Work } from '../../unit-of-work/change';
import type { DueRows } from '../../unit-of-work/due-rows';
import { endOffer } from '../end-offers';
import { lockOfClaim } from '../lock-deal';

/**
 * Ends the offer that ran out first, skipping those that somebody else has locked, or whose claims are locked.
 * @returns false if there is none.
 */
export async function expireOffer(work: Work, rows: DueRows): Promise<boolean> {
  const [due] = await work.db
    .select({ claim: claimRows, id: offerRows.id, negotiationId: offerRows.negotiation_id })
    .from(offerRows)
    .innerJoin(claimRows, eq(claimRows.id, offerRows.claim_id))
    .where(
      and(
        eq(offerRows.status, 'pending'),
        lte(offerRows.expires_at, work.now),
        rows.others(offerRows.id),
      ),
    )
    .orderBy(asc(offerRows.expires_at), asc(offerRows.id))
    .limit(1)
    // It locks both rows, in any order: what does not wait cannot deadlock.
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  rows.begin(due.id);
  const deal = { claim: due.claim, ...(await lockOfClaim(work.db, due.negotiationId)) };
  await endOffer(work, deal, { transition: 'expire', by: 'system' });
  return true;
}
