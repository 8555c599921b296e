import {
  and,
  asc,
  eq,
  gt,
  inArray,
  lt,
  notExists,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Database } from '../../db/database';
import { claimEventRows, claimRows, type followerNewsRows, savedSearchRows } from '../../db/schema';
import { openClaimsCondition } from '../open-claims';
import { askCameWithin } from './ask-came-within';
import { wasToldAtOnce } from './was-told-at-once';

/** Whether the search limits the ask: only such searches are told of a new ask. */
export const hasLimitOfAsk = sql`${savedSearchRows.params} ? 'max_ask_percent'`;

/** Conditions that one statement checks: a result has at most 1,664 columns. */
const SEARCHES_AT_ONCE = 100;

/** Followers of the claim or its case are told for that reason instead. */
interface Searcher {
  id: number;
  claim: boolean;
  case: boolean;
  isAdmitted: boolean;
}

/** News of a claim, and whether its listing is news with it. */
interface Told {
  news: typeof followerNewsRows.$inferSelect;
  isListing: boolean;
}

/**
 * The names of the instant searches that the claim fits, by user: of a listing, or of an ask that came within their limit since
 * such news was last told. Where the claim is open again, either may have happened meanwhile. What happened before the search is
 * no news, nor what was told at once.
 */
export async function searchesThatFit(
  db: Database,
  { news, isListing }: Told,
  people: readonly Searcher[],
): Promise<Map<number, string[]>> {
  const { type, claim_id: claimId, occurred_at, told_occurred_at: last } = news;
  const fits = new Map<number, string[]>();
  const asked = new Map(
    people.filter((person) => !person.claim && !person.case).map((person) => [person.id, person]),
  );
  const isPriced = type === 'price_changed' || type === 'resumed';
  if (!(isPriced || isListing) || asked.size === 0) return fits;
  const { id, user_id, name, params, frequency, alerted_until } = savedSearchRows;
  const searches = await db
    .select({ id, user_id, name, params, alerted_until })
    .from(savedSearchRows)
    .where(
      and(
        inArray(user_id, [...asked.keys()]),
        eq(frequency, 'instant'),
        lt(alerted_until, occurred_at),
        isListing ? undefined : hasLimitOfAsk,
      ),
    )
    .orderBy(asc(id));
  for (let start = 0; start < searches.length; start += SEARCHES_AT_ONCE) {
    const some = searches.slice(start, start + SEARCHES_AT_ONCE);
    const seesExact = ({ user_id: of }: { user_id: number }) => asked.get(of)?.isAdmitted ?? false;
    const answers = await whichHold(
      db,
      eq(claimRows.id, claimId),
      some.map((search) => {
        const { alerted_until: known } = search;
        const since = last && last > known ? last : known;
        const isUntold = (at: SQLWrapper) =>
          notExists(wasToldAtOnce(db, search.user_id, { claimId, since: at }));
        const { listed_at } = claimRows;
        const isListed = and(gt(listed_at, known), isUntold(listed_at));
        const came = askCameWithin(
          db,
          search.params,
          { since, until: occurred_at },
          isUntold(claimEventRows.occurred_at),
        );
        return and(
          openClaimsCondition(search.params, seesExact(search)),
          isPriced ? or(isListing ? isListed : undefined, came) : undefined,
        );
      }),
    );
    for (const search of some.filter((_, index) => answers[index])) {
      fits.set(search.user_id, [...(fits.get(search.user_id) ?? []), search.name]);
    }
  }
  return fits;
}

/** Which of the conditions some of these claims meet, checked in one statement. There is at least one condition. */
export async function whichHold(
  db: Database,
  claims: SQL | undefined,
  conditions: readonly (SQL | undefined)[],
): Promise<boolean[]> {
  const answers = sql.join(
    conditions.map((condition) => sql`bool_or(${condition ?? sql`true`})`),
    sql`, `,
  );
  const [row] = await db
    .select({ hold: sql<(boolean | null)[]>`array[${answers}]` })
    .from(claimRows)
    .where(claims);
  return row?.hold.map(Boolean) ?? [];
}
