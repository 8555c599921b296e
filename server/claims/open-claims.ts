import type { SavedSearchParams } from '@generated/model';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../calls/operation-types';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../db/built-once';
import { countRows, type Total } from '../db/count-rows';
import type { Database } from '../db/database';
import { filtered, isOneOf, type PageName } from '../db/list-filters';
import { caseStatsRows, claimRows } from '../db/schema';

/** The filters of `listClaims`; its cases are numbers, and the search is separate. */
type ClaimFilters = Omit<Call<'listClaims'>['query'], PageName | 'case' | 'search'>;

/**
 * Open claims that fit the filters of a list, a saved search or an alert.
 * @param seesExact whether an admitted buyer asks; others filter by the rounded amounts that they see.
 */
export function openClaimsCondition(filters: ClaimFilters, seesExact: boolean): SQL | undefined {
  const { min_face_amount, max_face_amount } = faceFilters(seesExact);
  return and(
    eq(claimRows.status, 'open'),
    filtered<ClaimFilters>(filters, {
      case_id: isOneOf(claimRows.case_id),
      claim_type: isOneOf(claimRows.claim_type),
      claim_class: isOneOf(claimRows.claim_class),
      priority: isOneOf(claimRows.priority),
      register_status: isOneOf(claimRows.register_status),
      estate_kyc_status: isOneOf(claimRows.estate_kyc_status),
      recourse: isOneOf(claimRows.recourse_preference),
      min_face_amount,
      max_face_amount,
      min_ask_percent: (least) => gte(claimRows.ask_percent, least),
      max_ask_percent: (most) => lte(claimRows.ask_percent, most),
    }),
  );
}

/** Filters by a minimum and a maximum face amount. With bounds on exact amounts, a visitor could close in on them. */
export function faceFilters(seesExact: boolean) {
  const seen = seesExact ? claimRows.face_amount : claimRows.public_face_amount;
  return {
    min_face_amount: (least: string) => gte(seen, least),
    max_face_amount: (most: string) => lte(seen, most),
  };
}

/** The page of a list and its order: neither changes the total. */
interface PageOfClaims {
  page?: number;
  per_page?: number;
  sort_by?: string | undefined;
  sort_direction?: string;
}

/**
 * How many open claims fit. If only cases are chosen, their counters give the number; otherwise the claims are counted.
 * @param where makes the condition from these filters.
 */
export async function countOpenClaims(
  db: Database,
  filters: SavedSearchParams & PageOfClaims,
  where: () => SQL | undefined,
  exactUpTo?: number,
): Promise<Total> {
  const { page, per_page, sort_by, sort_direction, case_id: caseIds, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) {
    return await countRows(db, claimRows, where(), exactUpTo);
  }
  const [row] = caseIds
    ? await openClaimsOfCases(db).execute(idList(caseIds))
    : await openClaims(db).execute();
  return { total_count: row?.total ?? 0 };
}

const openClaims = builtOnce((db) => selectOpenClaims(db).prepare(UNNAMED));
const openClaimsOfCases = builtOnce((db) =>
  selectOpenClaims(db).where(isOneOfIds(caseStatsRows.case_id)).prepare(UNNAMED),
);

function selectOpenClaims(db: Database) {
  const total = sql<number>`coalesce(sum(${caseStatsRows.open_claims_count}), 0)::int`;
  return db.select({ total }).from(caseStatsRows).$dynamic();
}
