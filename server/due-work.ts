import { and, eq, lte, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '@/domain/time';
import { transitionClaim } from './deals/transition-claim';
import { tellDaily } from './claims/followers/tell-daily';
import { tellFollowers } from './claims/followers/tell-followers';
import { writeViews } from './claims/views';
import { rowsOf } from './db/database';
import { expireOffer } from './deals/due/expire-offers';
import { remindSides } from './deals/due/remind-sides';
import { claimOrders, inOrder } from './db/list-orders';
import {
  claimRows,
  idempotencyKeyRows,
  oneTimeTokenRows,
  rateLimitRows,
  sessionRows,
} from './db/schema';
import { purgeUnsent } from './documents/purge-unsent';
import { loggedError } from './logged-error';
import { nextTurn } from './next-turn';
import type { ExchangePorts } from './ports/exchange-ports';
import { change, type Work } from './unit-of-work/change';
import { dueRows, type DueRows } from './unit-of-work/due-rows';

/** How often the hosts run the due work. A listing may outlast its end by this much. */
export const DUE_WORK_EVERY_MS = MINUTE;

/** What one transaction takes: little enough that nobody waits long for its locks. */
const AT_ONCE = { documents: 50, purged: 500 };

/**
 * Rows that have ended, and how long they are kept afterwards. The audit log is not among them: it stays. Each has an
 * index that finds the oldest.
 */
const ENDED = [
  { rows: idempotencyKeyRows, since: idempotencyKeyRows.created_at, keptForMs: DAY },
  // An ended counter starts over, whether its row still exists or not.
  { rows: rateLimitRows, since: rateLimitRows.ends_at, keptForMs: 0 },
  // For this long, a link is said to be used or expired; after that it is not valid.
  { rows: oneTimeTokenRows, since: oneTimeTokenRows.expires_at, keptForMs: 30 * DAY },
  // A revoked session stays until it would have expired: nobody can tell it from one that is gone.
  { rows: sessionRows, since: sessionRows.expires_at, keptForMs: 0 },
] as const;

/**
 * Does what time brings about: listings and offers expire, the sides of a sale are reminded of a passed deadline,
 * followers and owners of searches are told what is new, views are written down, and rows that have ended are deleted.
 * Any number of processes may do this at the same time: each takes the rows that no other has locked, and a reminder
 * waits for its claim.
 * @returns how many listings and offers expired and how many rows were deleted.
 * @throws the error of the first step or row that failed, after the others are done; further errors are logged.
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
  const errors: unknown[] = [];
  /** Runs a step whose failure, for example at the statement time limit, does not keep the others from running. */
  const attempt = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  };
  /** @returns the total: a round that is not full is the last one. */
  const inRounds = async (atOnce: number, round: (work: Work) => Promise<number>) => {
    let total = 0;
    await attempt(async () => {
      for (let count = atOnce; count >= atOnce; total += count) {
        count = await change(call, round);
        await nextTurn();
      }
    });
    return total;
  };
  const oneByOne = async (act: (work: Work, rows: DueRows) => Promise<boolean>) => {
    const rows = dueRows();
    let done = 0;
    for (let isMore = true; isMore;) {
      rows.start();
      try {
        isMore = await change(call, (work) => act(work, rows));
        done += Number(isMore);
      } catch (error) {
        errors.push(error);
        isMore = rows.leaveOut();
      }
      await nextTurn();
    }
    return done;
  };

  const expired = (await oneByOne(expireListing)) + (await oneByOne(expireOffer));
  await oneByOne(remindSides);
  await attempt(() => writeViews(ports));
  await oneByOne(tellFollowers);
  await oneByOne(tellDaily);
  let purged = await inRounds(AT_ONCE.documents, (work) => purgeUnsent(work, AT_ONCE.documents));
  for (const ended of ENDED) {
    purged += await inRounds(AT_ONCE.purged, (work) => purgeSome(work, ended));
  }

  const [first, ...others] = errors;
  // The host logs the error that it gets.
  for (const error of others) ports.log.error('due_work_failed', { error: loggedError(error) });
  if (errors.length > 0) throw first;
  return { expired, purged };
}

/**
 * Ends the listing that ran out first, with its offers.
 * @returns false if there is none.
 */
async function expireListing(work: Work, rows: DueRows): Promise<boolean> {
  const [due] = await work.db
    .select()
    .from(claimRows)
    .where(
      and(
        eq(claimRows.status, 'open'),
        lte(claimRows.expires_at, work.now),
        rows.others(claimRows.id),
      ),
    )
    .orderBy(...inOrder(claimOrders.expires_at, 'asc'))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  rows.begin(due.id);
  await transitionClaim(work, due, { transition: 'expire', by: 'system' });
  return true;
}

async function purgeSome(
  { db, now }: Work,
  { rows, since, keptForMs }: (typeof ENDED)[number],
): Promise<number> {
  const before = new Date(now.getTime() - keptForMs).toISOString();
  // An array is computed once. PostgreSQL may run a plain subquery again for each row and lock more rows than it
  // deletes.
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
}
