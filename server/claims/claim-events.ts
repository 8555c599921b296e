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

/** Who acts: what an administrator does in the seller's name, our staff have done. */
export function actorOf({ caller }: Pick<Work, 'caller'>, by: ClaimActor): ClaimActor {
  return by === 'seller' && isStaff(caller) ? 'staff' : by;
}

/**
 * Puts an event on the claim's timeline, in the transaction of the change.
 * @param event what our staff do in the seller's name is written as theirs.
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
