import { and, eq, lte, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '@/domain/time';
import { moveClaims } from './deals/move-claim';
import { tellDaily } from './claims/tell-daily';
import { tellFollowers } from './claims/tell-followers';
import { writeViews } from './claims/views';
import { rowsOf } from './db/database';
import { expireOffers } from './deals/expire-offers';
import { claimOrders, inOrder } from './db/list-orders';
import {
  claimRows,
  idempotencyKeyRows,
  oneTimeTokenRows,
  rateLimitRows,
  sessionRows,
} from './db/schema';
import { purgeUnsent } from './documents/purge-unsent';
import type { ExchangePorts } from './ports/exchange-ports';
import { type ActingCall, change } from './unit-of-work/change';

/** How often the hosts ask. A listing may stand this much longer than it should. */
export const DUE_WORK_EVERY_MS = MINUTE;

/** So short that nobody waits for the locks of a round. */
const AT_ONCE = { expired: 50, people: 10, documents: 50, purged: 500 };

/**
 * Rows that have ended, and how long they are kept after that. The audit log is not among them: it stays. Each has an index
 * by which the oldest are found.
 */
const ENDED = [
  { rows: idempotencyKeyRows, since: idempotencyKeyRows.created_at, keptForMs: DAY },
  // What has ended counts anew, whether its row is there or not.
  { rows: rateLimitRows, since: rateLimitRows.ends_at, keptForMs: 0 },
  // So long is a link said to be used or expired; after that it is not valid.
  { rows: oneTimeTokenRows, since: oneTimeTokenRows.expires_at, keptForMs: 30 * DAY },
  // One that was revoked stays until it would have ended: nobody can tell it from one that is gone.
  { rows: sessionRows, since: sessionRows.expires_at, keptForMs: 0 },
] as const;

/**
 * Does what the clock brings about: listings and offers whose time has run out expire, followers and those who search are
 * told what is new, views are written down, and what has ended is deleted. Any number of processes may do this at the same time; each takes the
 * rows that no other has locked.
 * @returns how many listings and offers expired and how many rows were deleted.
 */
export async function runDueWork(
  ports: ExchangePorts,
  now: Date,
): Promise<{ expired: number; purged: number }> {
  const call = {
    caller: { kind: 'system' },
    request: null,
    key: null,
    ports: { ...ports, clock: () => now },
  } as const;
  const expired =
    (await inRounds(AT_ONCE.expired, () => expireSome(call))) +
    (await inRounds(AT_ONCE.expired, () => expireOffers(call, AT_ONCE.expired)));
  await writeViews(ports);
  await inRounds(1, () => change(call, async (work) => ((await tellFollowers(work)) ? 1 : 0)));
  await inRounds(AT_ONCE.people, () => change(call, (work) => tellDaily(work, AT_ONCE.people)));
  let purged = await inRounds(AT_ONCE.documents, () =>
    change(call, (work) => purgeUnsent(work, AT_ONCE.documents)),
  );
  for (const ended of ENDED) purged += await inRounds(AT_ONCE.purged, () => purgeSome(call, ended));
  return { expired, purged };
}

/** @returns how many there were in all: a round that is not full is the last one. */
async function inRounds(atOnce: number, round: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await round();
    total += count;
    if (count < atOnce) return total;
  }
}

async function expireSome(call: ActingCall): Promise<number> {
  return await change(call, async (work) => {
    const due = await work.db
      .select()
      .from(claimRows)
      .where(and(eq(claimRows.status, 'open'), lte(claimRows.expires_at, work.now)))
      .orderBy(...inOrder(claimOrders.expires_at, 'asc'))
      .limit(AT_ONCE.expired)
      .for('no key update', { skipLocked: true });
    await moveClaims(work, due, { change: 'expire', by: 'system' });
    return due.length;
  });
}

async function purgeSome(
  call: ActingCall,
  { rows, since, keptForMs }: (typeof ENDED)[number],
): Promise<number> {
  return await change(call, async ({ db, now }) => {
    const before = new Date(now.getTime() - keptForMs).toISOString();
    // An array is filled once; as a plain subquery PostgreSQL may run it again for each row and lock more than it takes.
    const gone = await rowsOf(
      db,
      sql`
        delete from ${rows} where ctid = any(array(
          select ctid from ${rows} where ${since} <= ${before}::timestamptz
          order by ${since} limit ${AT_ONCE.purged} for update skip locked
        )) returning 1
      `,
    );
    return gone.length;
  });
}
