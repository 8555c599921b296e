import { and, eq, gt, lt, max, sql } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import type { Database } from '../db/database';
import { claimEventRows, type ClaimRow, type FollowerNews, followerNewsRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/** Milliseconds between two news of one kind: whoever pauses and resumes all day does not fill the inboxes of others. */
const NEWS_EVERY_MS = HOUR;

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
  const due_at = await dueAt(db, { id, type, now });
  await db
    .insert(followerNewsRows)
    .values({ claim_id: id, type, occurred_at: now, due_at })
    .onConflictDoUpdate({
      target: [followerNewsRows.claim_id, followerNewsRows.type],
      // What waits is not put off by what has happened since.
      set: { occurred_at: sql`excluded.occurred_at`, told_up_to_user_id: 0 },
    });
  publish({ type: 'news_waiting' });
}

/** At once, unless the same has happened to the claim within the hour. */
async function dueAt(
  db: Database,
  { id, type, now }: { id: number; type: FollowerNews; now: Date },
): Promise<Date> {
  const [before] = await db
    .select({ at: max(claimEventRows.occurred_at) })
    .from(claimEventRows)
    .where(
      and(
        eq(claimEventRows.claim_id, id),
        eq(claimEventRows.type, type),
        gt(claimEventRows.occurred_at, new Date(now.getTime() - NEWS_EVERY_MS)),
        lt(claimEventRows.occurred_at, now),
      ),
    );
  return before?.at ? new Date(before.at.getTime() + NEWS_EVERY_MS) : now;
}
