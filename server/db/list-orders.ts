import type {
  AdminClaimSort,
  AdminNegotiationSort,
  AdminUserSort,
  CaseSort,
  ClaimSort,
  FollowedClaimSort,
  MyClaimSort,
  NegotiationSort,
  OfferSort,
  SortDirection,
} from '@generated/model';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  caseRows,
  caseStatsRows,
  claimRows,
  followRows,
  negotiationRows,
  offerRows,
  userRows,
} from './schema';

/** Columns to sort by. The id at the end gives equal rows a fixed place, so that no row shows on two pages. */
type Order = readonly (AnyPgColumn | SQL)[];

export const adminUserOrders = {
  created_at: [userRows.created_at, userRows.id],
  last_sign_in_at: [userRows.last_sign_in_at, userRows.id],
  last_name: [userRows.sort_name, userRows.id],
  email: [userRows.email, userRows.id],
  country: [userRows.country, userRows.created_at, userRows.id],
  status: [userRows.status, userRows.created_at, userRows.id],
  identity_status: [userRows.identity_status, userRows.identity_submitted_at, userRows.id],
  buyer_account_status: [
    userRows.buyer_account_status,
    userRows.application_submitted_at,
    userRows.id,
  ],
} satisfies Record<AdminUserSort, Order>;

export const claimOrders = byColumns(
  claimRows,
  'listed_at',
  'face_amount',
  'ask_percent',
  'expires_at',
) satisfies Record<ClaimSort, Order>;

/** For callers who see rounded amounts: the order would reveal the exact ones. */
export const publicClaimOrders = {
  ...claimOrders,
  face_amount: [claimRows.public_face_amount, claimRows.id],
} satisfies Record<ClaimSort, Order>;

/** For the claims of one seller: the indexes begin with `user_id`. */
export const myClaimOrders = byColumns(
  claimRows,
  'updated_at',
  'created_at',
  'face_amount',
  'ask_percent',
) satisfies Record<MyClaimSort, Order>;

/** For the claims of every seller, as the staff see them. */
export const adminClaimOrders = byColumns(
  claimRows,
  'submitted_at',
  'updated_at',
  'face_amount',
) satisfies Record<AdminClaimSort, Order>;

/** For the offers of one maker or recipient: the indexes begin with either. */
export const offerOrders = byColumns(
  offerRows,
  'created_at',
  'expires_at',
  'price_percent',
  'amount',
) satisfies Record<OfferSort, Order>;

/** For the negotiations of one buyer or seller, or for all of them, as the staff see them. */
export const negotiationOrders = byColumns(
  negotiationRows,
  'updated_at',
  'due_at',
  'agreed_amount',
) satisfies Record<NegotiationSort | AdminNegotiationSort, Order>;

/**
 * For what one user follows, at most 1,000 claims, which are sorted after they were found. The query joins `claims`.
 */
export const followedClaimOrders = {
  followed_at: [followRows.created_at, followRows.id],
  expires_at: [claimRows.expires_at, claimRows.id],
  face_amount: [claimRows.face_amount, claimRows.id],
  ask_percent: [claimRows.ask_percent, claimRows.id],
} satisfies Record<FollowedClaimSort, Order>;

/** For callers who see rounded amounts, as in `publicClaimOrders`. */
export const publicFollowedClaimOrders = {
  ...followedClaimOrders,
  face_amount: [claimRows.public_face_amount, claimRows.id],
} satisfies Record<FollowedClaimSort, Order>;

/** The query joins `case_stats`. */
export const caseOrders = {
  open_claims_count: [caseStatsRows.open_claims_count, caseRows.id],
  open_face_amount: [caseStatsRows.open_face_amount, caseRows.id],
  last_trade_percent: [caseStatsRows.last_trade_percent, caseRows.id],
  petition_date: [caseRows.petition_date, caseRows.id],
  // Alphabetically, as users are sorted: without case and accents, and the same on every server.
  name: [sql`search_fold(${caseRows.name}) collate "C"`, caseRows.id],
} satisfies Record<CaseSort, Order>;

/** For callers who see rounded sums. */
export const publicCaseOrders = {
  ...caseOrders,
  open_face_amount: [sql`rounded_for_visitors(${caseStatsRows.open_face_amount})`, caseRows.id],
} satisfies Record<CaseSort, Order>;

/** ORDER BY in the form of the list indexes: an empty value counts as the smallest. */
export function inOrder(order: Order, direction: SortDirection): SQL[] {
  return order.map((column) =>
    direction === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`,
  );
}

/** The order that a query asks for, or `byDefault`, greatest first. */
export function orderOf<Name extends string>(
  orders: Record<Name, Order>,
  asked: { sort_by?: Name | undefined; sort_direction: SortDirection },
  byDefault: Name,
): SQL[] {
  return asked.sort_by
    ? inOrder(orders[asked.sort_by], asked.sort_direction)
    : inOrder(orders[byDefault], 'desc');
}

/** Orders by columns of a table, each under its column's name. */
function byColumns<Name extends string>(
  rows: Record<Name | 'id', AnyPgColumn>,
  ...names: Name[]
): Record<Name, AnyPgColumn[]> {
  const orders = names.map((name) => [name, [rows[name], rows.id]]);
  // `fromEntries` loses the names.
  return Object.fromEntries(orders) as Record<Name, AnyPgColumn[]>;
}
