import { sql } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import { type ClaimRow, type FollowerNews, followerNewsRows } from '../../db/schema';
import type { Work } from '../../unit-of-work/change';

/** Milliseconds between two news of one kind: whoever pauses and resumes all day does not fill the inboxes of others. */
const NEWS_EVERY_MS = HOUR;

/**
 * Notes in the transaction of the change what is to be told of a claim: at once, unless the same was told within the hour.
 * `tellFollowers` tells it: a listing must not wait until thousands of mails are written. Of the same kind of news only the
 * latest is told.
 */
export async function noteNews(
  { db, now, publish }: Work,
  { id, listed_at }: ClaimRow,
  type: FollowerNews,
): Promise<void> {
  // Nobody but the seller knows of it.
  if (!listed_at) return;
  const { due_at, told_at } = followerNewsRows;
  await db
    .insert(followerNewsRows)
    .values({ claim_id: id, type, occurred_at: now, due_at: now })
    .onConflictDoUpdate({
      target: [followerNewsRows.claim_id, followerNewsRows.type],
      set: {
        occurred_at: now,
        // What waits is not put off by what has happened since.
        due_at: sql`coalesce(${due_at}, greatest(excluded.due_at, ${told_at} + ${NEWS_EVERY_MS} * interval '1 ms'))`,
        told_up_to_user_id: 0,
      },
    });
  publish({ type: 'news_waiting' });
}
