import type {
  AdminUserSort,
  CaseSort,
  ClaimSort,
  MyClaimSort,
  SortDirection,
} from '@generated/model';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { caseRows, caseStatsRows, claimRows, userRows } from './schema';

/** Columns to sort by; the id at the end gives equal rows one place, so that no row shows on two pages. */
type Order = readonly AnyPgColumn[];

export const adminUserOrders = {
  created_at: [userRows.created_at, userRows.id],
  last_sign_in_at: [userRows.last_sign_in_at, userRows.id],
  last_name: [userRows.sort_name, userRows.id],
  email: [userRows.email, userRows.id],
  country: [userRows.country, userRows.created_at, userRows.id],
  status: [userRows.status, userRows.created_at, userRows.id],
  identity_status: [userRows.identity_status, userRows.created_at, userRows.id],
  buyer_account_status: [userRows.buyer_account_status, userRows.created_at, userRows.id],
} satisfies Record<AdminUserSort, Order>;

export const claimOrders = {
  listed_at: [claimRows.listed_at, claimRows.id],
  face_amount: [claimRows.face_amount, claimRows.id],
  ask_percent: [claimRows.ask_percent, claimRows.id],
  expires_at: [claimRows.expires_at, claimRows.id],
} satisfies Record<ClaimSort, Order>;

/** Of one seller: the indexes begin with `user_id`. */
export const myClaimOrders = {
  updated_at: [claimRows.updated_at, claimRows.id],
  created_at: [claimRows.created_at, claimRows.id],
  face_amount: [claimRows.face_amount, claimRows.id],
  ask_percent: [claimRows.ask_percent, claimRows.id],
} satisfies Record<MyClaimSort, Order>;

/** The query joins `case_stats`. */
export const caseOrders = {
  open_claims_count: [caseStatsRows.open_claims_count, caseRows.id],
  open_face_amount: [caseStatsRows.open_face_amount, caseRows.id],
  last_trade_percent: [caseStatsRows.last_trade_percent, caseRows.id],
  petition_date: [caseRows.petition_date, caseRows.id],
  name: [sql`lower(${caseRows.name})`, caseRows.id],
} satisfies Record<CaseSort, readonly (AnyPgColumn | SQL)[]>;

/** ORDER BY as the list indexes have it: an empty value counts as the smallest. */
export function inOrder(order: readonly (AnyPgColumn | SQL)[], direction: SortDirection): SQL[] {
  return order.map((column) =>
    direction === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`,
  );
}
