import { sql } from 'drizzle-orm';
import { claimRows, offerRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/** Counts the offers of buyers that stand for a claim, and finds the highest: what cards and rows of claims show. */
export async function refreshBids({ db }: Work, claimId: number): Promise<void> {
  await db.execute(sql`
    update ${claimRows} c
    set offers_count = bids.count, best_bid_percent = bids.best
    from (
      select count(*)::int as count, max(${offerRows.price_percent}) as best
      from ${offerRows}
      where ${offerRows.claim_id} = ${claimId} and ${offerRows.status} = 'pending' and ${offerRows.made_by} = 'buyer'
    ) bids
    where c.id = ${claimId}
  `);
}
