import type { SavedSearchParams } from '@generated/model';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../db/built-once';
import { countRows, type Total } from '../db/count-rows';
import type { Database } from '../db/database';
import { caseStatsRows, claimRows } from '../db/schema';

/**
 * Open claims that fit these filters: of a list, a saved search or an alert.
 * @param seesExact whether it is an admitted buyer who asks; others select by the rounded amounts that they see.
 */
export function openClaimsCondition(
  filters: SavedSearchParams,
  seesExact: boolean,
): SQL | undefined {
  return and(
    eq(claimRows.status, 'open'),
    filters.case_id && inArray(claimRows.case_id, filters.case_id),
    filters.claim_type && inArray(claimRows.claim_type, filters.claim_type),
    filters.claim_class && inArray(claimRows.claim_class, filters.claim_class),
    filters.priority && inArray(claimRows.priority, filters.priority),
    filters.register_status && inArray(claimRows.register_status, filters.register_status),
    filters.estate_kyc_status && inArray(claimRows.estate_kyc_status, filters.estate_kyc_status),
    filters.recourse && inArray(claimRows.recourse_preference, filters.recourse),
    ...faceConditions(filters, seesExact),
    filters.min_ask_percent === undefined
      ? undefined
      : gte(claimRows.ask_percent, filters.min_ask_percent),
    filters.max_ask_percent === undefined
      ? undefined
      : lte(claimRows.ask_percent, filters.max_ask_percent),
  );
}

/** Face amounts between two bounds; by bounds on exact ones a visitor would close in on them. */
export function faceConditions(
  {
    min_face_amount: minimum,
    max_face_amount: maximum,
  }: Pick<SavedSearchParams, 'min_face_amount' | 'max_face_amount'>,
  seesExact: boolean,
): (SQL | undefined)[] {
  const seen = seesExact ? claimRows.face_amount : claimRows.public_face_amount;
  return [
    minimum === undefined ? undefined : gte(seen, minimum),
    maximum === undefined ? undefined : lte(seen, maximum),
  ];
}

/** Which page of a list is asked for, and in which order: none of it changes the total. */
interface PageOfClaims {
  page?: number;
  per_page?: number;
  sort_by?: string | undefined;
  sort_direction?: string;
}

/**
 * How many open claims fit. Where only cases are chosen, their counters know it; anything else is counted.
 * @param where the condition that these filters make.
 */
export async function countOpenClaims(
  db: Database,
  filters: SavedSearchParams & PageOfClaims,
  where: SQL | undefined,
  exactUpTo?: number,
): Promise<Total> {
  const { page, per_page, sort_by, sort_direction, case_id: caseIds, ...others } = filters;
  if (Object.values(others).some((value) => value !== undefined)) {
    return await countRows(db, claimRows, where, exactUpTo);
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
