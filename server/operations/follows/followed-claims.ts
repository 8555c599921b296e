import { and, eq, type SQL } from 'drizzle-orm';
import { isAdmittedBuyer } from '../../claims/exact-terms';
import { isPublic } from '../../claims/listed-claim';
import { filtered, isOneOf } from '../../db/list-filters';
import { followedClaimOrders, orderOf, publicFollowedClaimOrders } from '../../db/list-orders';
import { caseRows, claimRows, followRows } from '../../db/schema';
import { claimSearchCondition } from '../../db/search';
import type { Handlers } from '../../calls/operation-types';
import { claimCaseColumns, claimSummary, listedSummaryColumns } from '../../claims/claim-bodies';
import { readPage } from '../read-page';

export const followedClaimHandlers = {
  listFollowedClaims: async ({ query, caller, ports: { db } }) => {
    const orders = isAdmittedBuyer(caller) ? followedClaimOrders : publicFollowedClaimOrders;
    const found =
      query.search === undefined ? undefined : await claimSearchCondition(db, query.search);
    const where = and(
      eq(followRows.user_id, caller.user.id),
      isPublic,
      filtered<typeof query>(query, { status: isOneOf(claimRows.status), search: () => found }),
    );
    const count = async () => {
      const ids = db.select({ id: followRows.id }).from(followRows);
      const followed = ids.innerJoin(claimRows, isOfFollow).where(where);
      return { total_count: await db.$count(followed.as('followed')) };
    };
    const { rows, ...page } = await readPage(query, {
      rows: db
        .select({
          claim: listedSummaryColumns,
          case: claimCaseColumns,
          followed_at: followRows.created_at,
          ask_percent_then: followRows.ask_percent_then,
        })
        .from(followRows)
        .innerJoin(claimRows, isOfFollow)
        .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
        .where(where)
        .orderBy(...orderOf(orders, query, 'followed_at')),
      count,
    });
    const followed = rows.map(({ followed_at, ask_percent_then, ...row }) => ({
      claim: claimSummary(row, caller),
      followed_at: followed_at.toISOString(),
      ask_percent_then,
    }));
    return { status: 200, body: { ...page, followed_claims: followed } };
  },
} satisfies Partial<Handlers>;

const isOfFollow: SQL = eq(claimRows.id, followRows.claim_id);
