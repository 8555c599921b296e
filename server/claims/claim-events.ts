import { desc, eq } from 'drizzle-orm';
import type { ClaimTimelineEvent } from '@generated/model';
import type { ClaimActor } from '@/domain/claims/claim-state';
import { isStaff } from '../calls/caller';
import type { Database } from '../db/database';
import { claimEventRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

type NewEvent = Pick<ClaimTimelineEvent, 'type' | 'actor_role'> & {
  note?: string | null;
  ask_percent_before?: string | null;
};

/** The actor of an event: when an administrator acts in the seller's name, our staff are the actor. */
export function actorOf({ caller }: Pick<Work, 'caller'>, by: ClaimActor): ClaimActor {
  return by === 'seller' && isStaff(caller) ? 'staff' : by;
}

/**
 * Adds an event to the claim's timeline, in the transaction of the change.
 * @param event is recorded as our staff's if they act in the seller's name.
 */
export async function addClaimEvent(
  work: Work,
  claimId: number,
  { actor_role, ...event }: NewEvent,
): Promise<void> {
  await work.db.insert(claimEventRows).values({
    ...event,
    actor_role: actorOf(work, actor_role),
    claim_id: claimId,
    occurred_at: work.now,
  });
}

/** The most events that the contract allows. */
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
