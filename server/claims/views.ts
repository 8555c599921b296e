import { and, eq, exists, sql } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import type { Caller } from '../calls/caller';
import { networkOf } from '../auth/network';
import type { ExchangePorts } from '../ports/exchange-ports';
import type { Hub } from '../ports/hub';
import type { Database } from '../db/database';
import { claimRows, rateLimitRows } from '../db/schema';
import type { RequestFacts } from '../calls/operation-types';

/** A viewer counts once within this time, however often a page is read again. */
const ONCE_IN_MS = HOUR;

/** Views that are not written down yet, by claim: when each viewer looked. */
type Views = Map<number, Map<string, Date>>;

/** The views of each exchange in this process. */
const viewsBy = new WeakMap<Hub, Views>();

interface Noted {
  claimId: number;
  viewer: string;
  at: Date;
}

interface View {
  claim: { id: number; user_id: number };
  caller: Caller;
  request: RequestFacts;
}

/**
 * Notes that somebody other than the owner and the staff looks at a claim. The due work decides later whether the view
 * counts (`writeViews`), so that nobody waits for it.
 */
export function countView(hub: Hub, { claim, caller, request }: View, now: Date): void {
  const viewer = viewerOf(caller, request);
  if (viewer === null || (caller.kind === 'user' && caller.user.id === claim.user_id)) return;
  note(hub, { claimId: claim.id, viewer, at: now });
}

function note(hub: Hub, { claimId, viewer, at }: Noted): void {
  const views: Views = viewsBy.get(hub) ?? new Map();
  const viewers = views.get(claimId) ?? new Map<string, Date>();
  viewsBy.set(hub, views.set(claimId, viewers));
  if (!viewers.has(viewer)) viewers.set(viewer, at);
}

/** Identifies the viewer so that a repeated visit is recognised; null for staff, whoever they act for. */
function viewerOf(caller: Caller, { address }: RequestFacts): string | null {
  if (caller.kind === 'user') return caller.impersonator ? null : `account:${caller.user.id}`;
  return caller.kind === 'visitor' ? `address:${networkOf(address)}` : null;
}

/** Adds the views that this process has noted to the claims. What could not be written is kept for the next time. */
export async function writeViews({ db, hub }: Pick<ExchangePorts, 'db' | 'hub'>): Promise<void> {
  const views = viewsBy.get(hub) ?? new Map<number, Map<string, Date>>();
  // Views noted during this loop are left for the next time.
  const claimIds = [...views.keys()];
  for (const claimId of claimIds) {
    const viewers = views.get(claimId);
    // Another run has taken it.
    if (!viewers) continue;
    views.delete(claimId);
    try {
      await addViews(db, claimId, viewers);
    } catch (error) {
      for (const [viewer, at] of viewers) note(hub, { claimId, viewer, at });
      throw error;
    }
  }
}

/**
 * Adds the viewers who were not counted within the last hour. Counted viewers are rows, so that they survive a restart
 * and hold across any number of processes. One statement writes the rows and the count, so that both are written or
 * neither.
 */
async function addViews(
  db: Database,
  claimId: number,
  viewers: ReadonlyMap<string, Date>,
): Promise<void> {
  const ends = Array.from(viewers, ([viewer, at]) => [
    `view:${claimId}:${viewer}`,
    new Date(at.getTime() + ONCE_IN_MS).toISOString(),
  ]);
  // One parameter, however many viewers there are; two processes lock the rows in the same order.
  const rows = sql`
    select key, value::timestamptz, 1 from jsonb_each_text(${JSON.stringify(Object.fromEntries(ends))}::jsonb) order by key
  `;
  const counted = db.$with('counted').as(
    db
      .insert(rateLimitRows)
      .select(rows)
      .onConflictDoUpdate({
        target: rateLimitRows.key,
        set: { ends_at: sql`excluded.ends_at` },
        setWhere: sql`${rateLimitRows.ends_at} <= excluded.ends_at - ${ONCE_IN_MS} * interval '1 millisecond'`,
      })
      .returning({ key: rateLimitRows.key }),
  );
  await db
    .with(counted)
    .update(claimRows)
    .set({
      views_count: sql`${claimRows.views_count} + (select count(*)::int from ${counted})`,
      // A view does not change the claim.
      updated_at: sql`${claimRows.updated_at}`,
    })
    .where(and(eq(claimRows.id, claimId), exists(db.select({ one: sql`1` }).from(counted))));
}
