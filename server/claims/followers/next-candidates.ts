import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  notExists,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { NegotiationEventType } from '@generated/model';
import type { Database } from '../../db/database';
import {
  claimEventRows,
  type ClaimRow,
  followerNewsRows,
  followRows,
  negotiationEventRows,
  negotiationRows,
  offerRows,
  savedSearchRows,
  userRows,
} from '../../db/schema';
import { type Person, personColumns } from '../person-columns';
import { hasLimitOfAsk } from './searches-that-fit';
import { wasToldAtOnce } from './was-told-at-once';

/** Few enough that a round is short, however many follow. */
export const PEOPLE_AT_ONCE = 100;

export type NewsRow = typeof followerNewsRows.$inferSelect;

type Reason = 'claim' | 'case' | 'search' | 'outbid' | 'rest';

export interface Candidate extends Person {
  /**
   * Whether the claim is followed, whether its case is; whether an acceptance closed an offer for it, which fell through, or for
   * the claim that it is the rest of.
   */
  claim: boolean;
  case: boolean;
  isOutbid: boolean;
  isOutbidOfPart: boolean;
  /** Who may not, whatever the reason, is passed over. */
  mayBeTold: boolean;
}

/**
 * The next users for whom there is a reason, in the order of their numbers; whether a search fits is checked later.
 * Only the next users are read for each reason, so that a round costs the same however many follow.
 */
export async function nextCandidates(
  db: Database,
  { news, isListing }: { news: NewsRow; isListing: boolean },
  claim: ClaimRow,
): Promise<Candidate[]> {
  const isReturn = news.type === 'resumed';
  const isSearched = isListing || isReturn || news.type === 'price_changed';
  const listedAt = claim.listed_at ?? news.occurred_at;
  const follows = (reason: Reason, which: SQL | undefined) =>
    db
      .select({ user_id: followRows.user_id, reason: named(reason) })
      .from(followRows)
      // Users who followed it later have seen it as it is.
      .where(
        and(which, isNext(news, followRows.user_id), lt(followRows.created_at, news.occurred_at)),
      )
      .orderBy(asc(followRows.user_id))
      .limit(PEOPLE_AT_ONCE);
  const searchers = db
    .selectDistinct({ user_id: savedSearchRows.user_id, reason: named('search') })
    .from(savedSearchRows)
    .where(
      and(
        eq(savedSearchRows.frequency, 'instant'),
        isNext(news, savedSearchRows.user_id),
        isListing ? undefined : hasLimitOfAsk,
      ),
    )
    .orderBy(asc(savedSearchRows.user_id))
    .limit(PEOPLE_AT_ONCE);
  const ofCase = and(eq(followRows.case_id, claim.case_id), lt(followRows.created_at, listedAt));
  const reasons = unionAll(
    follows('claim', eq(followRows.claim_id, claim.id)),
    follows('case', isListing ? ofCase : sql`false`),
    ...(isSearched ? [searchers] : []),
    ...(isReturn ? [outbidBuyers(db, news)] : []),
    ...(isListing && claim.split_from_id !== null
      ? [closedBySale(db, news, { claimId: claim.split_from_id, reason: 'rest' })]
      : []),
  ).as('reasons');
  const isFor = (reason: Reason) => sql<boolean>`bool_or(${reasons.reason} = ${reason})`;
  const candidates = db
    .select({
      user_id: reasons.user_id,
      claim: isFor('claim').as('claim'),
      case: isFor('case').as('case'),
      outbid: isFor('outbid').as('outbid'),
      rest: isFor('rest').as('rest'),
    })
    .from(reasons)
    .groupBy(reasons.user_id)
    .orderBy(asc(reasons.user_id))
    .limit(PEOPLE_AT_ONCE)
    .as('candidates');
  const mayBeTold = and(
    ne(userRows.id, claim.user_id),
    notExists(dealOfUser(db, claim.id, news.occurred_at)),
    isTold,
  );
  // Whose account is not verified any more cannot bid.
  const mayBid = eq(userRows.buyer_account_status, 'verified');
  // Before the claim left the market some may have been told of its listing.
  const isUntold = notExists(
    wasToldAtOnce(db, userRows.id, { claimId: claim.id, since: listedAt }),
  );
  return await db
    .select({
      ...personColumns(db),
      claim: candidates.claim,
      case: isReturn ? sql<boolean>`(${candidates.case} and ${isUntold})` : candidates.case,
      isOutbid: sql<boolean>`(${candidates.outbid} and ${mayBid})`,
      isOutbidOfPart: sql<boolean>`(${candidates.rest} and ${mayBid}${isReturn ? sql` and ${isUntold}` : sql``})`,
      mayBeTold: sql<boolean>`${mayBeTold}`,
    })
    .from(candidates)
    .innerJoin(userRows, eq(userRows.id, candidates.user_id))
    .orderBy(asc(candidates.user_id));
}

/** Whether the listing of a claim is news: now or, where it left the market before all were told of it, with its return. */
export async function tellsOfListing(
  db: Database,
  { type: happened }: NewsRow,
  { id, listed_at }: Pick<ClaimRow, 'id' | 'listed_at'>,
): Promise<boolean> {
  if (happened !== 'resumed' || !listed_at) return happened === 'listed';
  const { claim_id, type, due_at, told_at, told_occurred_at } = followerNewsRows;
  const isOvertaken = and(isNull(due_at), or(isNull(told_at), lt(told_occurred_at, listed_at)));
  return (
    (await db.$count(followerNewsRows, and(eq(claim_id, id), eq(type, 'listed'), isOvertaken))) > 0
  );
}

const named = (reason: Reason) => sql<Reason>`${reason}::text`.as('reason');

const isNext = ({ told_up_to_user_id: last }: NewsRow, userId: AnyPgColumn) => gt(userId, last);

/**
 * The buyers whose last offer for the claim was closed by an acceptance since the claim was last told, or was, open
 * again. The sale has fallen through, or the claim would not be open.
 */
function outbidBuyers(db: Database, news: NewsRow) {
  const { claim_id, occurred_at, told_at } = news;
  const paused = alias(claimEventRows, 'paused');
  // A claim whose seller may not log in is paused in the same instant: nobody saw it open.
  const atOnce = and(
    eq(paused.claim_id, claim_id),
    eq(paused.type, 'paused'),
    eq(paused.occurred_at, claimEventRows.occurred_at),
  );
  const opened = db
    .select({ at: max(claimEventRows.occurred_at) })
    .from(claimEventRows)
    .where(
      and(
        eq(claimEventRows.claim_id, claim_id),
        inArray(claimEventRows.type, ['resumed', 'deal_cancelled']),
        lt(claimEventRows.occurred_at, occurred_at),
        notExists(
          db
            .select({ one: sql`1` })
            .from(paused)
            .where(atOnce),
        ),
      ),
    );
  const since = told_at ?? sql`coalesce(${opened}, '-infinity'::timestamptz)`;
  return closedBySale(db, news, {
    claimId: claim_id,
    reason: 'outbid',
    also: gt(offerRows.answered_at, since),
  });
}

/** The next buyers whose last offer for a claim was closed by an acceptance. */
function closedBySale(
  db: Database,
  news: NewsRow,
  { claimId, reason, also }: { claimId: number; reason: Reason; also?: SQL },
) {
  const later = alias(negotiationRows, 'later');
  const { id, buyer_id, current_offer_id, status } = negotiationRows;
  const ofSame = and(
    eq(later.claim_id, negotiationRows.claim_id),
    eq(later.buyer_id, buyer_id),
    gt(later.id, id),
  );
  return db
    .select({ user_id: buyer_id, reason: named(reason) })
    .from(negotiationRows)
    .innerJoin(offerRows, eq(offerRows.id, current_offer_id))
    .where(
      and(
        eq(negotiationRows.claim_id, claimId),
        isNext(news, buyer_id),
        eq(status, 'closed'),
        eq(offerRows.close_reason, 'sold'),
        also,
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(ofSame),
        ),
      ),
    )
    .orderBy(asc(buyer_id))
    .limit(PEOPLE_AT_ONCE);
}

const TOLD_TO_BUYERS: NegotiationEventType[] = [
  'offer_accepted',
  'offer_closed',
  'cancelled',
  'completed',
];

/**
 * The event that brought about news of a claim, if it was a deal of the user or closed one of their offers: its buyer
 * is told about it as the buyer. The query has `users`.
 */
export function dealOfUser(db: Database, claimId: number | SQLWrapper, at: Date | SQLWrapper) {
  return db
    .select({ one: sql`1` })
    .from(negotiationRows)
    .innerJoin(negotiationEventRows, eq(negotiationEventRows.negotiation_id, negotiationRows.id))
    .where(
      and(
        eq(negotiationRows.claim_id, claimId),
        eq(negotiationRows.buyer_id, userRows.id),
        inArray(negotiationEventRows.type, TOLD_TO_BUYERS),
        eq(negotiationEventRows.occurred_at, at),
      ),
    );
}

/** Active, with a verified address. */
export const isTold = and(eq(userRows.status, 'active'), isNotNull(userRows.email_verified_at));
