import { eq, sql } from 'drizzle-orm';
import { HOUR } from '@/domain/time';
import type { Caller } from '../calls/caller';
import { networkOf } from '../auth/network';
import type { ExchangePorts } from '../ports/exchange-ports';
import type { Hub } from '../ports/hub';
import { claimRows } from '../db/schema';
import type { RequestFacts } from '../calls/operation-types';

/** A viewer counts once in this time, however often a page is read again. */
const ONCE_IN_MS = HOUR;

interface Views {
  /** Not written down yet, by claim. */
  counted: Map<number, number>;
  /** Viewers and claims, since `from`. */
  seen: Set<string>;
  from: number;
}

/** Of each exchange of this process. */
const viewsBy = new WeakMap<Hub, Views>();

interface View {
  claim: { id: number; user_id: number };
  caller: Caller;
  request: RequestFacts;
}

/**
 * Counts that somebody looks at a claim who is neither its owner nor of the staff. It is written down with the work that is
 * due (`writeViews`), not row by row.
 */
export function countView(hub: Hub, { claim, caller, request }: View, now: Date): void {
  const viewer = viewerOf(caller, request);
  if (viewer === null || (caller.kind === 'user' && caller.user.id === claim.user_id)) return;
  const views = viewsBy.get(hub) ?? { counted: new Map(), seen: new Set(), from: now.getTime() };
  viewsBy.set(hub, views);
  if (now.getTime() - views.from >= ONCE_IN_MS) {
    views.seen.clear();
    views.from = now.getTime();
  }
  const view = `${claim.id} ${viewer}`;
  if (views.seen.has(view)) return;
  views.seen.add(view);
  views.counted.set(claim.id, (views.counted.get(claim.id) ?? 0) + 1);
}

/** Who looks, as somebody who comes again is known; null for the staff, whoever they act for. */
function viewerOf(caller: Caller, { address }: RequestFacts): string | null {
  if (caller.kind === 'user') return caller.impersonator ? null : String(caller.user.id);
  return caller.kind === 'visitor' ? networkOf(address) : null;
}

/** Adds what this process has counted to the claims; what could not be written is kept for the next time. */
export async function writeViews({ db, hub }: Pick<ExchangePorts, 'db' | 'hub'>): Promise<void> {
  const views = viewsBy.get(hub);
  if (!views) return;
  for (const id of views.counted.keys()) {
    const count = views.counted.get(id);
    // Another run has taken it meanwhile.
    if (count === undefined) continue;
    views.counted.delete(id);
    try {
      await db
        .update(claimRows)
        .set({
          views_count: sql`${claimRows.views_count} + ${count}`,
          // It is no change of the claim.
          updated_at: sql`${claimRows.updated_at}`,
        })
        .where(eq(claimRows.id, id));
    } catch (error) {
      views.counted.set(id, (views.counted.get(id) ?? 0) + count);
      throw error;
    }
  }
}
