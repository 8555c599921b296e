import { and, asc, eq, inArray, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { keysOf } from '@/domain/keys-of';
import { dealOfUser, isTold } from '../../claims/followers/next-candidates';
import { newsMail } from '../../mail/follow-mails';
import type { Database } from '../../db/database';
import {
  caseRows,
  claimEventRows,
  claimRows,
  followRows,
  userRows,
  type FollowerNews,
} from '../../db/schema';
import { DEMO_USERS } from '../demo-accounts';
import { askBefore, priceChanges } from '../claims/price-changes';
import type { Told } from './told';

const OF_EVENT = {
  listed: 'listed',
  price_changed: 'price_changed',
  paused: 'paused',
  resumed: 'resumed',
  under_offer: 'under_offer',
  deal_cancelled: 'resumed',
  withdrawn: 'withdrawn',
  expired: 'expired',
  sold: 'sold',
} as const satisfies Partial<Record<(typeof claimEventRows.$inferSelect)['type'], FollowerNews>>;

type NewsEvent = keyof typeof OF_EVENT;

/**
 * What followers of a claim were told about it, and followers of a case about new claims, as `tellFollowers` tells it.
 * Only for the demo accounts: the others would get 3,000 letters that nobody logs in to read, and each seed would take
 * a second longer.
 */
export async function ofFollowed(db: Database): Promise<Told[]> {
  const changed = await priceChanges(db);
  const followsClaim = eq(followRows.claim_id, claimRows.id);
  const followsCaseOfNew = and(
    eq(followRows.case_id, claimRows.case_id),
    eq(claimEventRows.type, 'listed'),
  );
  const rows = await db
    .select({
      event: claimEventRows,
      claim: claimRows,
      case_name: caseRows.name,
      user_id: followRows.user_id,
      follows_claim: sql<boolean>`bool_or(${isNotNull(followRows.claim_id)})`,
    })
    .from(claimEventRows)
    .innerJoin(claimRows, eq(claimRows.id, claimEventRows.claim_id))
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .innerJoin(followRows, or(followsClaim, followsCaseOfNew))
    .innerJoin(userRows, eq(userRows.id, followRows.user_id))
    .where(
      and(
        inArray(claimEventRows.type, keysOf(OF_EVENT)),
        lt(followRows.created_at, claimEventRows.occurred_at),
        ne(userRows.id, claimRows.user_id),
        notExists(dealOfUser(db, claimRows.id, claimEventRows.occurred_at)),
        isTold,
        lte(userRows.id, DEMO_USERS.length),
      ),
    )
    // Each person is told once, whatever the reasons.
    .groupBy(claimEventRows.id, claimRows.id, caseRows.name, followRows.user_id)
    .orderBy(asc(claimEventRows.id), asc(followRows.user_id));
  return rows.map(({ event, claim, case_name, user_id, follows_claim }): Told => {
    const { id, reference } = claim;
    const changedAt = changed.get(id);
    const isEarlier = changedAt !== undefined && event.occurred_at < changedAt;
    const ask_percent = isEarlier ? askBefore(claim) : claim.ask_percent;
    // The query selects only such events.
    const news = OF_EVENT[event.type as NewsEvent];
    const because = follows_claim ? 'claim' : 'case';
    const facts = {
      id,
      reference,
      case_name,
      ask_percent,
      news,
      because,
      ...(news === 'price_changed' && { ask_percent_before: event.ask_percent_before }),
    } as const;
    return {
      userId: user_id,
      category: 'case_follow',
      letter: (head) => newsMail({ ...head, ...facts }),
      at: event.occurred_at,
    };
  });
}
