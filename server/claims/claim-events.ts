import { desc, eq } from 'drizzle-orm';
import type { ClaimTimelineEvent } from '@generated/model';
import type { Database } from '../db/database';
import { claimEventRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

type NewEvent = Pick<ClaimTimelineEvent, 'type' | 'actor_role'> & { note?: string | null };

/** Puts an event on the claim's timeline, in the transaction of the change. */
export async function addClaimEvent(
  { db, now }: Work,
  claimId: number,
  event: NewEvent,
): Promise<void> {
  await db.insert(claimEventRows).values({ ...event, claim_id: claimId, occurred_at: now });
}

/** As many as the contract has room for. */
const TIMELINE_LIMIT = 500;

/** The latest first. */
export async function claimTimeline(db: Database, claimId: number): Promise<ClaimTimelineEvent[]> {
  const { type, actor_role, note, occurred_at } = claimEventRows;
  const events = await db
    .select({ type, actor_role, note, occurred_at })
    .from(claimEventRows)
    .where(eq(claimEventRows.claim_id, claimId))
    .orderBy(desc(claimEventRows.occurred_at), desc(claimEventRows.id))
    .limit(TIMELINE_LIMIT);
  return events.map((event) => ({ ...event, occurred_at: event.occurred_at.toISOString() }));
}
