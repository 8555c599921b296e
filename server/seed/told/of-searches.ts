import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { openClaimsCondition } from '../../claims/open-claims';
import {
  HOUR_OF_DAY,
  lastMailTime,
  SETTLED_AFTER_MS,
  SHOWN_IN_MAIL,
} from '../../claims/followers/tell-daily';
import { isTold } from '../../claims/followers/next-candidates';
import { newListingsMail, newsMail } from '../../mail/follow-mails';
import type { Database } from '../../db/database';
import {
  caseRows,
  claimEventRows,
  claimRows,
  followRows,
  savedSearchRows,
  userRows,
} from '../../db/schema';
import type { Told } from './told';

/** After these events a claim is open; after any other event that follows its listing, it is not. */
const OPENS = ['listed', 'price_changed', 'resumed', 'deal_cancelled'] as const;

/** When a listing is told: at once, or with the mails of the day. */
const TOLD_AT = {
  instant: claimRows.listed_at,
  daily: sql`date_trunc('day', ${claimRows.listed_at} - ${HOUR_OF_DAY} * interval '1 hour' - interval '1 millisecond', 'UTC')
    + ${24 + HOUR_OF_DAY} * interval '1 hour'`,
};

/** What the owners of searches were told about new claims, as `tellFollowers` and `tellDaily` tell it. */
export async function ofSearches(db: Database, now: Date): Promise<Told[]> {
  const searches = await db
    .select({ search: savedSearchRows, status: userRows.buyer_account_status })
    .from(savedSearchRows)
    .innerJoin(userRows, eq(userRows.id, savedSearchRows.user_id))
    .where(and(ne(savedSearchRows.frequency, 'off'), isTold))
    .orderBy(asc(savedSearchRows.id));
  const finds: Find[] = [];
  for (const { search, status } of searches) {
    const claims = await claimsThatFitted(db, search, status === 'verified');
    finds.push(...claims.map((claim) => ({ ...claim, search })));
  }
  const isOf = (frequency: Search['frequency']) => (find: Find) =>
    find.search.frequency === frequency;
  const until = lastMailTime(now);
  return [
    ...inGroups(finds.filter(isOf('instant')), ({ claim }) => claim.id).map(toldAtOnce),
    ...inGroups(
      finds.filter(isOf('daily')).filter(({ toldAt }) => toldAt <= until),
      ({ toldAt }) => toldAt.getTime(),
    ).map(toldOfDay),
  ];
}

type Search = typeof savedSearchRows.$inferSelect;
type Find = Awaited<ReturnType<typeof claimsThatFitted>>[number] & { search: Search };

/** Groups them by person and thing. */
function inGroups(finds: readonly Find[], thing: (find: Find) => number): [Find, ...Find[]][] {
  const groups = new Map<string, [Find, ...Find[]]>();
  for (const find of finds) {
    const key = `${find.search.user_id} ${thing(find)}`;
    const group = groups.get(key);
    if (group) group.push(find);
    else groups.set(key, [find]);
  }
  return [...groups.values()];
}

function toldAtOnce(finds: [Find, ...Find[]]): Told {
  const [{ claim, search, toldAt }] = finds;
  const because = { searches: finds.map((find) => find.search.name) };
  return {
    userId: search.user_id,
    category: 'case_follow',
    letter: (head) => newsMail({ ...head, ...claim, news: 'listed', because }),
    at: toldAt,
  };
}

function toldOfDay(finds: [Find, ...Find[]]): Told {
  const [{ search, toldAt }] = finds;
  const byId = new Map(finds.map(({ claim, listed_at }) => [claim.id, { claim, listed_at }]));
  const claims = [...byId.values()]
    .toSorted((a, b) => Number(b.listed_at) - Number(a.listed_at) || b.claim.id - a.claim.id)
    .map(({ claim }) => ({ ...claim, isNew: true }));
  const facts = {
    claims: claims.slice(0, SHOWN_IN_MAIL),
    total: claims.length,
    searches: [...new Set(finds.map((find) => find.search.name))],
  };
  return {
    userId: search.user_id,
    category: 'case_follow',
    letter: (head) => newListingsMail({ ...head, ...facts }),
    at: new Date(toldAt.getTime() + SETTLED_AFTER_MS),
  };
}

/** Claims that were listed after the search was saved, and fitted it at the time of telling. */
async function claimsThatFitted(
  db: Database,
  { user_id, params, frequency, created_at }: Search,
  seesExact: boolean,
) {
  const toldAt = sql`${frequency === 'daily' ? TOLD_AT.daily : TOLD_AT.instant}`;
  // Under the table's own name, so that the condition of the lists applies to the values of that time.
  const then = db
    .select({
      ...getTableColumns(claimRows),
      status: statusAt(db, toldAt).as('status'),
      ask_percent: askAt(db, toldAt).as('ask_percent'),
      told_at: toldAt.mapWith(claimRows.listed_at).as('told_at'),
    })
    .from(claimRows)
    .where(and(isNotNull(claimRows.listed_at), gt(claimRows.listed_at, created_at)))
    .as('claims');
  const followsCase = db
    .select({ one: sql`1` })
    .from(followRows)
    .where(
      and(
        eq(followRows.user_id, user_id),
        eq(followRows.case_id, claimRows.case_id),
        lte(followRows.created_at, claimRows.listed_at),
      ),
    );
  return await db
    .select({
      claim: {
        id: then.id,
        reference: then.reference,
        case_name: caseRows.name,
        ask_percent: then.ask_percent,
      },
      listed_at: then.listed_at,
      toldAt: then.told_at,
    })
    .from(then)
    .innerJoin(caseRows, eq(caseRows.id, then.case_id))
    .where(
      and(
        openClaimsCondition(params, seesExact),
        ne(then.user_id, user_id),
        notExists(followsCase),
      ),
    )
    .orderBy(desc(then.listed_at), desc(then.id));
}

function statusAt(db: Database, at: SQL) {
  const { claim_id, type, occurred_at, id } = claimEventRows;
  const latest = db
    .select({ status: sql`case when ${inArray(type, [...OPENS])} then 'open' else 'paused' end` })
    .from(claimEventRows)
    .where(and(eq(claim_id, claimRows.id), lte(occurred_at, at)))
    .orderBy(desc(occurred_at), desc(id))
    .limit(1);
  return sql`(${latest})`;
}

/** What a claim asked at that time; in this story a price changes only once, from one ask to another. */
function askAt(db: Database, at: SQL) {
  const { claim_id, type, occurred_at, ask_percent_before } = claimEventRows;
  const before = db
    .select({ ask_percent_before })
    .from(claimEventRows)
    .where(and(eq(claim_id, claimRows.id), eq(type, 'price_changed'), gt(occurred_at, at)));
  return sql<string | null>`coalesce((${before}), ${claimRows.ask_percent})`.mapWith(
    claimRows.ask_percent,
  );
}
