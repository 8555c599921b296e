import { sql } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import { type ClaimRow, type FollowerNews, followerNewsRows } from '../../db/schema';
import type { Work } from '../../unit-of-work/change';

/**
 * Milliseconds between two news of one kind, so that a seller who pauses and resumes all day does not flood other
 * people's inboxes.
 */
const NEWS_EVERY_MS = HOUR;

/**
 * Notes, in the transaction of the change, what followers of a claim should be told: at once, or an hour after the last
 * news of the same kind. `tellFollowers` tells it, because a listing must not wait until thousands of mails are
 * written. Only the latest news of a kind is told.
 */
export async function noteNews(
  { db, now, publish }: Work,
  { id, listed_at }: ClaimRow,
  type: FollowerNews,
): Promise<void> {
  // Only the seller knows about the claim.
  if (!listed_at) return;
  const { due_at, told_at } = followerNewsRows;
  await db
    .insert(followerNewsRows)
    .values({ claim_id: id, type, occurred_at: now, due_at: now })
    .onConflictDoUpdate({
      target: [followerNewsRows.claim_id, followerNewsRows.type],
      set: {
        occurred_at: now,
        // Later events do not delay waiting news.
        due_at: sql`coalesce(${due_at}, greatest(excluded.due_at, ${told_at} + ${NEWS_EVERY_MS} * interval '1 ms'))`,
        told_up_to_user_id: 0,
      },
    });
  publish({ type: 'news_waiting' });
}
