import { sql } from 'drizzle-orm';
import { broadcastClaim } from '../ports/broadcast';
import { rowsOf } from '../db/database';
import { claimRows, offerRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/**
 * Counts the pending offers for a claim, including counter-offers of its seller, and finds a buyer's highest and latest
 * one. Among equally high ones, an offer for the whole claim ranks first. Cards and rows of claims show these. If
 * nothing visible has changed, nobody is told: the public learns nothing of an automatically rejected offer.
 * @param claimId without it, all claims are counted.
 */
export async function refreshBids(
  work: Pick<Work, 'db' | 'publish'>,
  claimId?: number,
): Promise<void> {
  const changed = await rowsOf<{ id: number; case_id: number; user_id: number; is_shown: boolean }>(
    work.db,
    sql`
    update ${claimRows} c
    set offers_count = bids.count, best_bid_percent = bids.best,
      best_bid_is_partial = bids.best is distinct from bids.best_of_whole, latest_bid_id = bids.latest
    from ${claimRows} k
    cross join lateral (
      select count(*)::int as count,
        max(price_percent) filter (where made_by = 'buyer') as best,
        max(id) filter (where made_by = 'buyer') as latest,
        max(price_percent) filter (where made_by = 'buyer' and face_amount = k.face_amount) as best_of_whole
      from ${offerRows}
      where ${offerRows.claim_id} = k.id and ${offerRows.status} = 'pending'
    ) bids
    where c.id = k.id and (k.offers_count, k.best_bid_percent, k.best_bid_is_partial, k.latest_bid_id)
      is distinct from (bids.count, bids.best, bids.best is distinct from bids.best_of_whole, bids.latest)
      ${claimId === undefined ? sql`` : sql`and k.id = ${claimId}`}
    returning c.id, c.case_id, c.user_id, (k.offers_count, k.best_bid_percent, k.best_bid_is_partial)
      is distinct from (c.offers_count, c.best_bid_percent, c.best_bid_is_partial) as is_shown
  `,
  );
  for (const { is_shown: isShown, ...claim } of changed) if (isShown) broadcastClaim(work, claim);
}
