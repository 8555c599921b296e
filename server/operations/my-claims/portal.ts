import type { ClaimStatus, HeldCase } from '@generated/model';
import { and, asc, count, desc, eq, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { caseRows, claimRows } from '../../db/schema';
import type { Handlers } from '../../router/operation-types';
import { myCase, myCaseColumns, myClaimColumns, myClaimSummary } from './my-claim-body';

const ATTENTION_LIMIT = 10;
const ENDING_SOON_MS = 7 * 86_400_000;

/** In the order in which a claim passes them. */
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
    const owner = caller.user.id;
    return {
      status: 200,
      body: {
        claims_by_status: await claimsByStatus(db, owner),
        attention: await claimsThatWait(db, owner, clock()),
        held_cases: await heldCases(db, owner),
      },
    };
  },
} satisfies Partial<Handlers>;

async function claimsByStatus(db: Database, owner: number) {
  const rows = await db
    .select({ status: claimRows.status, count: count() })
    .from(claimRows)
    .where(eq(claimRows.user_id, owner))
    .groupBy(claimRows.status);
  const counts = {
    ...NO_CLAIMS,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
  // Keys of a Record are texts to TypeScript; these are the ten states.
  return (Object.keys(NO_CLAIMS) as ClaimStatus[]).map((status) => ({
    status,
    count: counts[status],
  }));
}

async function claimsThatWait(db: Database, owner: number, now: Date) {
  const { status, expires_at, updated_at, id } = claimRows;
  const soon = new Date(now.getTime() + ENDING_SOON_MS);
  const waits = or(
    eq(status, 'changes_requested'),
    and(eq(status, 'open'), lte(expires_at, soon)),
    eq(status, 'draft'),
  );
  const rows = await db
    .select(myClaimColumns)
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(and(eq(claimRows.user_id, owner), waits))
    .orderBy(
      sql`case ${status} when 'changes_requested' then 1 when 'open' then 2 else 3 end`,
      sql`case when ${status} = 'open' then ${expires_at} end`,
      desc(updated_at),
      desc(id),
    )
    .limit(ATTENTION_LIMIT);
  return rows.map(myClaimSummary);
}

async function heldCases(db: Database, owner: number): Promise<HeldCase[]> {
  const rows = await db
    .select({
      case: myCaseColumns,
      currency: claimRows.currency,
      claims_count: count(),
      face_amount: sql<string>`trim_scale(sum(${claimRows.face_amount}))::text`,
    })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .where(
      and(
        eq(claimRows.user_id, owner),
        notInArray(claimRows.status, ['sold', 'rejected', 'withdrawn']),
      ),
    )
    .groupBy(caseRows.id, claimRows.currency)
    .orderBy(asc(caseRows.name), asc(caseRows.id), asc(claimRows.currency));
  return rows.map((row) => ({ ...row, case: myCase(row.case) }));
}
