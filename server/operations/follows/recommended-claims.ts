import { and, eq, exists, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { APPLICATION_CURRENCY } from '@/domain/buyers/buyer-account';
import { LIVE_STATUSES } from '@/domain/deals/negotiation-state';
import type { UserCaller } from '../../calls/caller';
import { isAdmittedBuyer } from '../../claims/exact-terms';
import { isPublic } from '../../claims/listed-claim';
import { faceFilters } from '../../claims/open-claims';
import { countRows } from '../../db/count-rows';
import type { Database } from '../../db/database';
import { claimOrders, inOrder } from '../../db/list-orders';
import {
  buyerAccountRows,
  caseRows,
  claimRows,
  dismissedClaimRows,
  followRows,
  negotiationRows,
} from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { claimCaseColumns, claimSummary, listedSummaryColumns } from '../../claims/claim-bodies';
import { readPage } from '../read-page';
import { type Interests, reasonsFor } from './reasons';

export const recommendedClaimHandlers = {
  listRecommendedClaims: async ({ query, caller, ports: { db } }) => {
    const interests = await interestsOf(db, caller.user.id);
    const where = recommendedTo(db, caller, interests, query.dismissed ? exists : notExists);
    const { rows, ...page } = await readPage(query, {
      rows: db
        .select({ claim: listedSummaryColumns, case: claimCaseColumns })
        .from(claimRows)
        .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
        .where(where)
        .orderBy(...inOrder(claimOrders.listed_at, 'desc')),
      count: (exactUpTo) => countRows(db, claimRows, where, exactUpTo),
    });
    const recommended = rows.map((row) => {
      const { currency, ask_percent } = row.claim;
      const { id: case_id, guide_low_percent } = row.case;
      const facts = { case_id, currency, ask_percent, guide_low_percent };
      return { claim: claimSummary(row, caller), reasons: reasonsFor(facts, interests) };
    });
    return { status: 200, body: { ...page, recommended_claims: recommended } };
  },

  dismissClaim: async (call) =>
    await change(call, async ({ db, now }) => {
      const { id: claim_id } = call.params;
      if (!(await isKnown(db, claim_id))) return refuse('not_found');
      const row = { user_id: call.caller.user.id, claim_id, created_at: now };
      await db.insert(dismissedClaimRows).values(row).onConflictDoNothing();
      return { status: 204, body: null };
    }),

  restoreClaim: async (call) =>
    await change(call, async ({ db }) => {
      const { id } = call.params;
      const { user_id, claim_id } = dismissedClaimRows;
      const gone = await db
        .delete(dismissedClaimRows)
        .where(and(eq(user_id, call.caller.user.id), eq(claim_id, id)))
        .returning({ claim_id });
      if (gone.length === 0 && !(await isKnown(db, id))) return refuse('not_found');
      return { status: 204, body: null };
    }),
} satisfies Partial<Handlers>;

async function isKnown(db: Database, claimId: number): Promise<boolean> {
  return (await db.$count(claimRows, and(eq(claimRows.id, claimId), isPublic))) > 0;
}

async function interestsOf(db: Database, userId: number): Promise<Interests> {
  const [[account], follows] = await Promise.all([
    db
      .select({
        case_ids: buyerAccountRows.case_ids,
        min: buyerAccountRows.investment_min,
        max: buyerAccountRows.investment_max,
        currency: buyerAccountRows.currency,
      })
      .from(buyerAccountRows)
      .where(eq(buyerAccountRows.user_id, userId)),
    db
      .selectDistinct({ case_id: followRows.case_id, case_of_claim: claimRows.case_id })
      .from(followRows)
      .leftJoin(claimRows, eq(claimRows.id, followRows.claim_id))
      .where(eq(followRows.user_id, userId)),
  ]);
  return {
    named: new Set(account?.case_ids),
    followed: new Set(follows.flatMap(({ case_id: id }) => id ?? [])),
    ofFollowedClaims: new Set(follows.flatMap(({ case_of_claim: id }) => id ?? [])),
    range: {
      min: account?.min ?? null,
      max: account?.max ?? null,
      currency: account?.currency ?? APPLICATION_CURRENCY,
    },
  };
}

/**
 * Open claims of a case of interest that takes bids from the buyer's country, within the range of amounts, excluding
 * the buyer's own and those already followed or negotiated about.
 * @param dismissal whether there is one.
 */
function recommendedTo(
  db: Database,
  caller: UserCaller,
  { named, followed, ofFollowedClaims, range }: Interests,
  dismissal: typeof exists | typeof notExists,
): SQL | undefined {
  const userId = caller.user.id;
  const isDecidedOn = (
    table: PgTable,
    { user_id, claim_id }: typeof followRows | typeof dismissedClaimRows,
  ) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(user_id, userId), eq(claim_id, claimRows.id)));
  const cases = [...new Set([...named, ...followed, ...ofFollowedClaims])];
  const face = faceFilters(isAdmittedBuyer(caller));
  return and(
    eq(claimRows.status, 'open'),
    inArray(claimRows.case_id, casesOpenTo(db, caller.user.country, cases)),
    ne(claimRows.user_id, userId),
    notExists(isDecidedOn(followRows, followRows)),
    dismissal(isDecidedOn(dismissedClaimRows, dismissedClaimRows)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(negotiationRows)
        .where(
          and(
            eq(negotiationRows.buyer_id, userId),
            eq(negotiationRows.claim_id, claimRows.id),
            inArray(negotiationRows.status, LIVE_STATUSES),
          ),
        ),
    ),
    or(
      ne(claimRows.currency, range.currency),
      and(
        sql`true`,
        range.min === null ? undefined : face.min_face_amount(range.min),
        range.max === null ? undefined : face.max_face_amount(range.max),
      ),
    ),
  );
}

/** Those of the cases that take offers from a country. */
function casesOpenTo(db: Database, country: string | null, cases: number[]) {
  const takesBids = sql`not ${caseRows.parameters} -> 'restricted_countries' ? ${country}`;
  return db
    .select({ id: caseRows.id })
    .from(caseRows)
    .where(and(inArray(caseRows.id, cases), country === null ? undefined : takesBids));
}
