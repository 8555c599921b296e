import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  ne,
  notExists,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import {
  caseRows,
  claimEventRows,
  claimRows,
  followerNewsRows,
  followRows,
  negotiationEventRows,
  negotiationRows,
  offerRows,
  savedSearchRows,
  userRows,
  type ClaimRow,
  type FollowerNews,
} from '../../db/schema';
import { type FollowedNews, newsMail } from '../../mail/follow-mails';
import type { Work } from '../../unit-of-work/change';
import type { DueRows } from '../../unit-of-work/due-rows';
import { type Person, personColumns } from '../person-columns';
import { hasLimitOfAsk, searchesThatFit } from './searches-that-fit';

/** So few that a round is short, however many follow. */
const PEOPLE_AT_ONCE = 100;

/** In which states of the claim the news still holds; what has been overtaken is told to nobody. */
const HOLDS_WHILE: Record<FollowerNews, readonly ClaimRow['status'][]> = {
  listed: ['open'],
  resumed: ['open'],
  price_changed: ['open', 'paused'],
  paused: ['paused'],
  under_offer: ['under_offer'],
  withdrawn: ['withdrawn'],
  expired: ['expired'],
  sold: ['sold'],
};

/**
 * Tells the next people of the oldest news: those who follow the claim; of a listing, those who follow its case or have an
 * instant search that it fits; of another ask, those with an instant search whose limit it has come within; of a claim that
 * is open again, the buyers whose offers the sale had closed. Each is told once, whatever the reasons. Of several processes
 * each takes the news that no other has locked.
 * @returns false where no news is due.
 */
export async function tellFollowers(work: Work, rows: DueRows): Promise<boolean> {
  const { db } = work;
  const [news] = await db
    .select()
    .from(followerNewsRows)
    .where(and(rows.others(followerNewsRows.id), lte(followerNewsRows.due_at, work.now)))
    .orderBy(asc(followerNewsRows.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!news) return false;
  rows.begin(news.id);
  const thisNews = eq(followerNewsRows.id, news.id);
  const [found] = await db
    .select({ claim: claimRows, case_name: caseRows.name })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(eq(claimRows.id, news.claim_id));
  const holds = found && HOLDS_WHILE[news.type].includes(found.claim.status);
  const people = holds ? await audienceOf(db, news, found.claim) : [];
  if (found) {
    const { id, reference, ask_percent } = found.claim;
    const claim = {
      id,
      reference,
      case_name: found.case_name,
      ask_percent,
      ...(news.type === 'price_changed' && { ask_percent_before: await askToldBefore(db, news) }),
    };
    const fits = await searchesThatFit(db, news, people);
    for (const person of people) {
      const searches = fits.get(person.id);
      const because = becauseOf(person, searches);
      if (because) {
        const facts: FollowedNews = { ...claim, news: news.type, because };
        await work.tell(person, 'case_follow', newsMail, facts);
      }
    }
  }
  const last = people.at(-1);
  if (last && people.length === PEOPLE_AT_ONCE) {
    await db.update(followerNewsRows).set({ told_up_to_user_id: last.id }).where(thisNews);
  } else {
    const told = holds ? { told_at: work.now, told_occurred_at: news.occurred_at } : {};
    await db
      .update(followerNewsRows)
      .set({ ...told, due_at: null, told_up_to_user_id: 0 })
      .where(thisNews);
  }
  return true;
}

type NewsRow = typeof followerNewsRows.$inferSelect;

/** What the claim asked for when its ask was last told: before the first change since then. */
async function askToldBefore(
  db: Database,
  { claim_id: claimId, told_occurred_at }: NewsRow,
): Promise<string | null | undefined> {
  const { claim_id, type, occurred_at, id, ask_percent_before } = claimEventRows;
  const [first] = await db
    .select({ ask_percent_before })
    .from(claimEventRows)
    .where(
      and(
        eq(claim_id, claimId),
        eq(type, 'price_changed'),
        told_occurred_at ? gt(occurred_at, told_occurred_at) : undefined,
      ),
    )
    .orderBy(asc(occurred_at), asc(id))
    .limit(1);
  return first?.ask_percent_before;
}

interface Candidate extends Person {
  /** Whether the claim is followed, whether its case is; whether an acceptance closed an offer for it, which fell through. */
  claim: boolean;
  case: boolean;
  isOutbid: boolean;
}

/** The first reason of several. */
function becauseOf(
  person: Candidate,
  searches: string[] | undefined,
): FollowedNews['because'] | undefined {
  if (person.claim) return 'claim';
  if (person.case) return 'case';
  return person.isOutbid ? 'outbid' : searches && { searches };
}

/** Who may be told and has not been, in the order of their numbers; whether a search fits is still to be asked. */
async function audienceOf(db: Database, news: NewsRow, claim: ClaimRow): Promise<Candidate[]> {
  const isListing = news.type === 'listed';
  const isSearched = isListing || news.type === 'price_changed';
  // Whoever follows it since has seen it as it is.
  const isEarlier = lt(followRows.created_at, news.occurred_at);
  const follows = (which: SQL | undefined) =>
    db.select({ user_id: followRows.user_id }).from(followRows).where(and(which, isEarlier));
  const followsClaim = eq(followRows.claim_id, claim.id);
  const followsCase = eq(followRows.case_id, claim.case_id);
  const outbid = news.type === 'resumed' && outbidBuyers(db, news);
  const searchers = db
    .select({ user_id: savedSearchRows.user_id })
    .from(savedSearchRows)
    .where(and(eq(savedSearchRows.frequency, 'instant'), isListing ? undefined : hasLimitOfAsk));
  const candidates = union(
    follows(followsClaim),
    follows(isListing ? followsCase : sql`false`),
    ...(isSearched ? [searchers] : []),
    ...(outbid ? [outbid] : []),
  );
  const isFollowing = (which: SQL) =>
    sql<boolean>`${exists(follows(and(eq(followRows.user_id, userRows.id), which)))}`;
  return await db
    .select({
      ...personColumns(db),
      claim: isFollowing(followsClaim),
      case: isListing ? isFollowing(followsCase) : sql<boolean>`false`,
      // Whose account is not verified any more cannot bid.
      isOutbid: outbid
        ? sql<boolean>`(${userRows.buyer_account_status} = 'verified' and ${inArray(userRows.id, outbid)})`
        : sql<boolean>`false`,
    })
    .from(userRows)
    .where(
      and(
        inArray(userRows.id, candidates),
        gt(userRows.id, news.told_up_to_user_id),
        ne(userRows.id, claim.user_id),
        notExists(dealOfUser(db, claim.id, news.occurred_at)),
        isTold,
      ),
    )
    .orderBy(asc(userRows.id))
    .limit(PEOPLE_AT_ONCE);
}

/**
 * The buyers whose last offer for the claim was closed by an acceptance since it was last told, or was, open again: the sale has
 * fallen through, or it would not be.
 */
function outbidBuyers(db: Database, { claim_id, occurred_at, told_at }: NewsRow) {
  const opened = db
    .select({ at: max(claimEventRows.occurred_at) })
    .from(claimEventRows)
    .where(
      and(
        eq(claimEventRows.claim_id, claim_id),
        inArray(claimEventRows.type, ['resumed', 'deal_cancelled']),
        lt(claimEventRows.occurred_at, occurred_at),
      ),
    );
  const later = alias(negotiationRows, 'later');
  const { id, buyer_id, current_offer_id, status } = negotiationRows;
  const ofSame = and(
    eq(later.claim_id, negotiationRows.claim_id),
    eq(later.buyer_id, buyer_id),
    gt(later.id, id),
  );
  return db
    .select({ user_id: buyer_id })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, current_offer_id))
    .where(
      and(
        eq(negotiationRows.claim_id, claim_id),
        eq(status, 'closed'),
        eq(offerRows.close_reason, 'sold'),
        gt(offerRows.answered_at, told_at ?? sql`coalesce(${opened}, '-infinity'::timestamptz)`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(ofSame),
        ),
      ),
    );
}

/** What brought news of a claim about, where it was a deal of the user: its buyer is told as such. The query has `users`. */
export function dealOfUser(db: Database, claimId: number | SQLWrapper, at: Date | SQLWrapper) {
  return db
    .select({ one: sql`1` })
    .from(negotiationRows)
    .innerJoin(negotiationEventRows, eq(negotiationEventRows.negotiation_id, negotiationRows.id))
    .where(
      and(
        eq(negotiationRows.claim_id, claimId),
        eq(negotiationRows.buyer_id, userRows.id),
        inArray(negotiationEventRows.type, ['offer_accepted', 'cancelled', 'completed']),
        eq(negotiationEventRows.occurred_at, at),
      ),
    );
}

/** Active, with a proved address. */
export const isTold = and(eq(userRows.status, 'active'), isNotNull(userRows.email_verified_at));
