import { and, eq, lte } from 'drizzle-orm';
import { moveClaim } from './claims/change-status';
import { claimOrders, inOrder } from './db/list-orders';
import { claimRows } from './db/schema';
import type { ExchangePorts } from './exchange-ports';
import { type ActingCall, change } from './unit-of-work/change';

/** How often the hosts ask. A listing may stand this much longer than it should. */
export const DUE_WORK_EVERY_MS = 60_000;

const AT_ONCE = 50;

/**
 * Does what the clock brings about: listings whose time has run out expire. Any number of processes may do this at the
 * same time; each takes the rows that no other has locked.
 * @returns how many listings expired.
 */
export async function runDueWork(ports: ExchangePorts, now: Date): Promise<{ expired: number }> {
  const call = {
    caller: { kind: 'system' },
    request: null,
    key: null,
    ports: { ...ports, clock: () => now },
  } as const;
  let expired = 0;
  for (;;) {
    const count = await expireSome(call);
    expired += count;
    if (count < AT_ONCE) return { expired };
  }
}

async function expireSome(call: ActingCall): Promise<number> {
  return await change(call, async (work) => {
    const due = await work.db
      .select()
      .from(claimRows)
      .where(and(eq(claimRows.status, 'open'), lte(claimRows.expires_at, work.now)))
      .orderBy(...inOrder(claimOrders.expires_at, 'asc'))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const claim of due) await moveClaim(work, claim, { change: 'expire', by: 'system' });
    return due.length;
  });
}
