import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import type { Database } from '../../db/database';
import {
  caseRows,
  claimEventRows,
  claimRows,
  followRows,
  isReturn,
  savedSearchRows,
  userRows,
} from '../../db/schema';
import { newListingsMail, type NewListings } from '../../mail/follow-mails';
import type { Work } from '../../unit-of-work/change';
import type { DueRows } from '../../unit-of-work/due-rows';
import { openClaimsCondition } from '../open-claims';
import { askCameWithin } from './ask-came-within';
import { whichHold } from './searches-that-fit';
import { isTold } from './next-candidates';
import { wasToldAtOnce } from './was-told-at-once';
import { type Person, personColumns } from '../person-columns';

/** When the mails of a day go out, in UTC. */
export const HOUR_OF_DAY = 7;
/** A listing is committed a moment after its own timestamp, so the mails of seven o'clock wait for it. */
export const SETTLED_AFTER_MS = MINUTE;
export const SHOWN_IN_MAIL = 20;

/**
 * Mails the new listings of a day, and the new asks that came within a limit, to the person whose daily searches have
 * been due the longest. One mail holds all of them. It leaves out what the person was told at once.
 * @returns false if nobody's searches are due.
 */
export async function tellDaily(work: Work, rows: DueRows): Promise<boolean> {
  const { db, now } = work;
  const until = lastMailTime(now);
  const { frequency, alerted_until, user_id } = savedSearchRows;
  const isDue = and(eq(frequency, 'daily'), lt(alerted_until, until));
  const [person] = await selectPeople(db)
    .innerJoin(savedSearchRows, eq(user_id, userRows.id))
    .where(and(isDue, rows.others(userRows.id)))
    .orderBy(asc(alerted_until), asc(user_id))
    .limit(1)
    .for('no key update', { of: userRows, skipLocked: true });
  if (!person) return false;
  rows.begin(person.id);
  const ofPerson = and(isDue, eq(user_id, person.id));
  const searches = await db
    .select()
    .from(savedSearchRows)
    .where(ofPerson)
    .orderBy(savedSearchRows.id);
  // The person may have deleted them in the meantime.
  if (searches.length > 0) await tellOf(work, person, { searches, until });
  await db.update(savedSearchRows).set({ alerted_until: until }).where(ofPerson);
  return true;
}

/** Mails now what waits to be told of a search of somebody: for the next daily mail, or for the hour between two news of a kind. */
export async function tellWaiting(work: Work, search: Search): Promise<void> {
  if (search.frequency === 'off') return;
  const [person] = await selectPeople(work.db).where(eq(userRows.id, search.user_id));
  if (!person) return;
  // An instant search tells until now: of what waits, nothing is older than a day.
  const yesterday = new Date(work.now.getTime() - DAY);
  const isOld = search.frequency === 'instant' && search.alerted_until < yesterday;
  const waiting = isOld ? { ...search, alerted_until: yesterday } : search;
  await tellOf(work, person, { searches: [waiting], until: work.now });
}

function selectPeople(db: Database) {
  return db
    .select({ ...personColumns(db), isTold: sql<boolean>`${isTold}` })
    .from(userRows)
    .$dynamic();
}

async function tellOf(
  work: Work,
  person: Person & { isTold: boolean },
  { searches, until }: { searches: readonly Search[]; until: Date },
): Promise<void> {
  const facts = person.isTold && (await newListings(work, person, searches, until));
  if (facts) await work.tell(person, 'case_follow', newListingsMail, facts);
}

/** The time up to which the latest daily mails cover listings. */
export function lastMailTime(now: Date): Date {
  const settled = now.getTime() - SETTLED_AFTER_MS;
  const today = new Date(settled).setUTCHours(HOUR_OF_DAY, 0, 0, 0);
  return new Date(today <= settled ? today : today - DAY);
}

type Search = typeof savedSearchRows.$inferSelect;

/** Null if nothing new fits. */
async function newListings(
  { db }: Work,
  person: { id: number; isAdmitted: boolean },
  searches: readonly Search[],
  until: Date,
): Promise<NewListings | null> {
  const recent = changedSince(db, searches);
  const isUntold = (since: SQLWrapper) =>
    notExists(wasToldAtOnce(db, person.id, { claimId: claimRows.id, since }));
  const fits = (search: Search) => {
    const { params } = search;
    const since = unseenSince(db, search);
    return and(
      inArray(claimRows.id, recent),
      or(
        and(
          gt(claimRows.listed_at, since),
          lte(claimRows.listed_at, until),
          notExists(followsCase(db, person.id)),
          isUntold(claimRows.listed_at),
        ),
        askCameWithin(db, params, { since, until }, isUntold(claimEventRows.occurred_at)),
      ),
      openClaimsCondition(params, person.isAdmitted),
      ne(claimRows.user_id, person.id),
    );
  };
  const isNew = or(...searches.map((search) => gt(claimRows.listed_at, unseenSince(db, search))));
  const found = await db
    .select({
      id: claimRows.id,
      reference: claimRows.reference,
      case_name: caseRows.name,
      ask_percent: claimRows.ask_percent,
      isNew: sql<boolean>`${isNew}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(or(...searches.map(fits)))
    .orderBy(desc(claimRows.listed_at), desc(claimRows.id))
    .limit(SHOWN_IN_MAIL);
  const [first] = found;
  if (!first) return null;
  const answers = await whichHold(db, inArray(claimRows.id, recent), searches.map(fits));
  return {
    claims: found.map(({ total, ...claim }) => claim),
    total: first.total,
    searches: searches.filter((_, index) => answers[index]).map(({ name }) => name),
  };
}

/** The few claims among which to look, each by an index: listed, given a new ask, or back since the oldest mail of these. */
function changedSince(db: Database, searches: readonly Search[]) {
  const since = new Date(Math.min(...searches.map((search) => Number(search.alerted_until))));
  const { id, status, listed_at } = claimRows;
  const { claim_id, type, occurred_at } = claimEventRows;
  return union(
    db
      .select({ id })
      .from(claimRows)
      .where(and(eq(status, 'open'), gt(listed_at, since))),
    db
      .select({ id: claim_id })
      .from(claimEventRows)
      .where(and(eq(type, 'price_changed'), gt(occurred_at, since))),
    db
      .select({ id: claim_id })
      .from(claimEventRows)
      .where(and(isReturn, gt(occurred_at, since))),
  );
}

/** Whether the user has followed the case since before the listing. */
function followsCase(db: Database, userId: number) {
  const { user_id, case_id, created_at } = followRows;
  return db
    .select({ one: sql`1` })
    .from(followRows)
    .where(
      and(
        eq(user_id, userId),
        eq(case_id, claimRows.case_id),
        lte(created_at, claimRows.listed_at),
      ),
    );
}

const ON_MARKET = ['listed', 'resumed', 'deal_cancelled'] as const;
const OFF_MARKET = ['paused', 'under_offer'] as const;

/**
 * Since when what happened to a claim is news to a search: since the last mail or, where the claim was off the market then, since
 * the last one that was written while it was on the market. The query has `claims`.
 */
function unseenSince(db: Database, { alerted_until: last, created_at: begin }: Search): SQL {
  const { claim_id, type, occurred_at, id } = claimEventRows;
  const seen = new Date(last.getTime() + SETTLED_AFTER_MS);
  const inTurn = sql`over (order by ${occurred_at}, ${id})`;
  const wasOn = inArray(sql`lag(${type}) ${inTurn}`, ON_MARKET);
  const moves = db
    .select({
      isOff: inArray(type, OFF_MARKET).as('is_off'),
      isLatest: sql<boolean>`lead(${id}) ${inTurn} is null`.as('is_latest'),
      mail: mailTimeBefore(occurred_at).as('mail'),
      /** When it came onto the market, if it was there before. */
      since: sql`case when ${wasOn} then lag(${occurred_at}) ${inTurn} end`.as('since'),
    })
    .from(claimEventRows)
    .where(
      and(
        eq(claim_id, claimRows.id),
        inArray(type, [...ON_MARKET, ...OFF_MARKET]),
        lte(occurred_at, seen),
      ),
    )
    .as('moves');
  const { isOff, isLatest, mail, since } = moves;
  const sawIt = sql`${isOff} and ${since} <= ${mail} + ${SETTLED_AFTER_MS} * interval '1 ms'`;
  const mailBefore = db
    .select({
      at: sql`greatest(max(${mail}) filter (where ${sawIt}), ${begin.toISOString()}::timestamptz)`,
    })
    .from(moves)
    .having(sql`bool_or(${isLatest} and ${isOff})`);
  return sql`coalesce((${mailBefore}), ${last.toISOString()}::timestamptz)`;
}

/** As `lastMailTime`. */
function mailTimeBefore(at: SQLWrapper): SQL<string> {
  const late = HOUR_OF_DAY * HOUR + SETTLED_AFTER_MS;
  return sql`(date_trunc('day', (${at} - ${late} * interval '1 ms') at time zone 'UTC') + ${HOUR_OF_DAY} * interval '1 hour') at time zone 'UTC'`;
}
