import { sql } from 'drizzle-orm';
import { type ClaimRow, type FollowerNews, followerNewsRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/**
 * Notes in the transaction of the change what is to be told of a claim. `tellFollowers` tells it: a listing must not wait
 * until thousands of mails are written. Of the same kind of news only the latest is told.
 */
export async function noteNews(
  { db, now, publish }: Work,
  { id, listed_at }: ClaimRow,
  type: FollowerNews,
): Promise<void> {
  // Nobody but the seller knows of it.
  if (!listed_at) return;
  await db
    .insert(followerNewsRows)
    .values({ claim_id: id, type, occurred_at: now })
    .onConflictDoUpdate({
      target: [followerNewsRows.claim_id, followerNewsRows.type],
      set: { occurred_at: sql`excluded.occurred_at`, told_up_to_user_id: 0 },
    });
  publish({ type: 'news_waiting' });
}
