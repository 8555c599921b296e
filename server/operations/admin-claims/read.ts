import type { AdminClaimSummary, UserStatus } from '@generated/model';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { isTakenOffByStaff } from '@/domain/claims/claim-state';
import { fullName } from '@/domain/users/party-names';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../../db/built-once';
import type { Database } from '../../db/database';
import { filtered, isOneOf } from '../../db/list-filters';
import { adminClaimOrders, inOrder, orderOf } from '../../db/list-orders';
import { pickColumns } from '../../db/pick-columns';
import { caseRows, claimRows, inReviewSince, userRows } from '../../db/schema';
import { claimSearchCondition, peopleBySearch } from '../../db/search';
import { faceAmountOf } from '../my-claims/claim-fields';
import { myCase, myCaseColumns } from '../my-claims/my-claim-body';
import { idsOf, readPageByIds } from '../read-page';
import { readAdminClaim } from './admin-claim-body';

/** Claims without a pending review come after those with one, the latest change first. */
const REVIEWS_FIRST = [inReviewSince, ...inOrder(adminClaimOrders.updated_at, 'desc')];

export const readHandlers = {
  listAdminClaims: async ({ query, ports: { db } }) => {
    const where = await listCondition(db, query);
    const order = query.sort_by ? orderOf(adminClaimOrders, query, 'updated_at') : REVIEWS_FIRST;
    const source = idsOf(db, claimRows, { where, order });
    const { rows, ...page } = await readPageByIds(query, source, {
      read: (wanted) => summariesByIds(db).execute(idList(wanted)),
      idOf: ({ claim }) => claim.id,
    });
    return { status: 200, body: { ...page, claims: rows.map(claimSummary) } };
  },

  getAdminClaim: async ({ params, ports: { db } }) => {
    const body = await readAdminClaim(db, params.id);
    return body ? { status: 200, body } : refuse('not_found');
  },
} satisfies Partial<Handlers>;

const summaryColumns = pickColumns(
  claimRows,
  'id',
  'reference',
  'status',
  'review_note',
  'claim_type',
  'claim_class',
  'currency',
  'face_amount',
  'ask_percent',
  'best_bid_percent',
  'best_bid_is_partial',
  'submitted_at',
  'listed_at',
  'expires_at',
  'updated_at',
);

const sellerColumns = pickColumns(userRows, 'id', 'first_name', 'last_name', 'status');

const summariesByIds = builtOnce((db) =>
  db
    .select({ claim: summaryColumns, case: myCaseColumns, seller: sellerColumns })
    .from(claimRows)
    .innerJoin(caseRows, eq(caseRows.id, claimRows.case_id))
    .innerJoin(userRows, eq(userRows.id, claimRows.user_id))
    .where(isOneOfIds(claimRows.id))
    .prepare(UNNAMED),
);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summariesByIds>['execute']>>[number];

function claimSummary({ claim, case: of, seller }: SummaryRow): AdminClaimSummary {
  const { review_note, ...shown } = claim;
  return {
    ...shown,
    taken_off_by_staff: isTakenOffByStaff({ status: shown.status, review_note }),
    case: myCase(of),
    seller: { id: seller.id, name: fullName(seller), status: seller.status },
    face_amount: faceAmountOf(claim),
    submitted_at: claim.submitted_at?.toISOString() ?? null,
    listed_at: claim.listed_at?.toISOString() ?? null,
    expires_at: claim.expires_at?.toISOString() ?? null,
    updated_at: claim.updated_at.toISOString(),
  };
}

async function listCondition(
  db: Database,
  query: Call<'listAdminClaims'>['query'],
): Promise<SQL | undefined> {
  const found = query.search === undefined ? undefined : await searchCondition(db, query.search);
  return filtered<typeof query>(query, {
    search: () => found,
    status: isOneOf(claimRows.status),
    case_id: isOneOf(claimRows.case_id),
    seller_id: isOneOf(claimRows.user_id),
    seller_status: (statuses) => inArray(claimRows.user_id, accountsIn(db, statuses)),
    claim_type: isOneOf(claimRows.claim_type),
  });
}

function accountsIn(db: Database, statuses: readonly UserStatus[]) {
  return db.select({ id: userRows.id }).from(userRows).where(inArray(userRows.status, statuses));
}

/** Searches the reference, the case and the seller. */
async function searchCondition(db: Database, search: string): Promise<SQL | undefined> {
  const ofClaim = await claimSearchCondition(db, search);
  const sellers = await peopleBySearch(db, search);
  if (!ofClaim || sellers.length === 0) return ofClaim;
  return or(ofClaim, inArray(claimRows.user_id, sellers));
}
