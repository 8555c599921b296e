import type { ClaimStatus, HeldCase, OfferSide, User } from '@generated/model';
import { and, asc, count, desc, eq, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { isVerifiedBuyer, wasEverVerified } from '@/domain/buyers/verified-buyer';
import { UNSELLABLE_STATUSES } from '@/domain/claims/claim-state';
import { PORTAL_LIMIT } from '@/domain/pages/portal-limit';
import { DAY } from '@/domain/time';
import { keysOf } from '@/domain/keys-of';
import { builtOnce, UNNAMED } from '../../db/built-once';
import type { Database } from '../../db/database';
import { caseOrders, inOrder } from '../../db/list-orders';
import { caseRows, claimRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { owedFees } from '../../deals/owed-fees';
import { awaitingSides } from '../negotiations/read';
import { myCase, myCaseColumns, myClaimColumns, myClaimSummary } from './my-claim-body';

const ENDING_SOON_MS = 7 * DAY;

/** In the order in which a claim passes through them. */
const NO_CLAIMS: Record<ClaimStatus, number> = {
  draft: 0,
  changes_requested: 0,
  in_review: 0,
  open: 0,
  paused: 0,
  under_offer: 0,
  sold: 0,
  withdrawn: 0,
  expired: 0,
  rejected: 0,
};

export const portalHandlers = {
  getSellerPortal: async ({ caller, ports: { db, clock } }) => {
    const ownerId = caller.user.id;
    return {
      status: 200,
      body: {
        claims_by_status: await claimsByStatus(db, ownerId),
        attention: await claimsThatWait(db, ownerId, clock()),
        negotiations: await awaitingSides(db, ownerId, sidesOf(caller.user)),
        owed_fees: await owedFees(db, ownerId),
        held_cases: await heldCases(db, ownerId),
      },
    };
  },
} satisfies Partial<Handlers>;

/**
 * The sides whose turns the portal shows. A verified buyer has a buyer portal for purchases; a user whose buyer account
 * is suspended begins here, while their sales go on. Nobody else has bought anything.
 */
function sidesOf(user: Pick<User, 'buyer_account_status'>): readonly OfferSide[] {
  return wasEverVerified(user) && !isVerifiedBuyer(user) ? ['seller', 'buyer'] : ['seller'];
}

const owner = sql.placeholder('owner');

const statusCounts = builtOnce((db) =>
  db
    .select({ status: claimRows.status, count: count() })
    .from(claimRows)
    .where(eq(claimRows.user_id, owner))
    .groupBy(claimRows.status)
    .prepare(UNNAMED),
);

async function claimsByStatus(db: Database, ownerId: number) {
  const rows = await statusCounts(db).execute({ owner: ownerId });
  const counts = {
    ...NO_CLAIMS,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
  return keysOf(NO_CLAIMS).map((status) => ({
    status,
    count: counts[status],
  }));
}

const waitingClaims = builtOnce((db) => {
  const { status, review_note, expires_at, updated_at, id } = claimRows;
  const waits = or(
    eq(status, 'changes_requested'),
    // Our staff have taken it off the market.
    and(eq(status, 'paused'), isNotNull(review_note)),
    and(eq(status, 'open'), lte(expires_at, sql.placeholder('soon'))),
    eq(status, 'draft'),
  );
  return db
    .select(myClaimColumns)
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(and(eq(claimRows.user_id, owner), waits))
    .orderBy(
      sql`case ${status} when 'changes_requested' then 1 when 'paused' then 2 when 'open' then 3 else 4 end`,
      sql`case when ${status} = 'open' then ${expires_at} end`,
      desc(updated_at),
      desc(id),
    )
    .limit(PORTAL_LIMIT)
    .prepare(UNNAMED);
});

async function claimsThatWait(db: Database, ownerId: number, now: Date) {
  const soon = new Date(now.getTime() + ENDING_SOON_MS).toISOString();
  const rows = await waitingClaims(db).execute({ owner: ownerId, soon });
  return rows.map((row) => myClaimSummary(row));
}

/** The most that the contract allows. */
const HELD_CASES_LIMIT = 1000;

const casesHeld = builtOnce((db) =>
  db
    .select({
      case: myCaseColumns,
      currency: claimRows.currency,
      claims_count: count(),
      face_amount: sql<string>`trim_scale(sum(${claimRows.face_amount}))::text`,
      best_bid_percent: sql<string | null>`trim_scale(max(${claimRows.best_bid_percent}))::text`,
      best_bid_is_partial: sql<boolean>`max(${claimRows.best_bid_percent}) is distinct from max(${claimRows.best_bid_percent}) filter (where not ${claimRows.best_bid_is_partial})`,
    })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(
      and(eq(claimRows.user_id, owner), notInArray(claimRows.status, [...UNSELLABLE_STATUSES])),
    )
    .groupBy(caseRows.id, claimRows.currency)
    .orderBy(...inOrder(caseOrders.name, 'asc'), asc(claimRows.currency))
    .limit(HELD_CASES_LIMIT)
    .prepare(UNNAMED),
);

async function heldCases(db: Database, ownerId: number): Promise<HeldCase[]> {
  const rows = await casesHeld(db).execute({ owner: ownerId });
  return rows.map((row) => ({ ...row, case: myCase(row.case) }));
}
