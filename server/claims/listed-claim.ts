import type { ListedClaimStatus } from '@generated/model';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { claimRows, type ClaimRow } from '../db/schema';
import { listedClaimStatuses } from '../db/schema/enums';

/**
 * Whether its status is one that everybody may see. That alone does not make a claim public: a draft can be withdrawn.
 */
export function hasListedStatus<Row extends Pick<ClaimRow, 'status'>>(
  row: Row,
): row is Row & { status: ListedClaimStatus } {
  const listed: readonly ClaimRow['status'][] = listedClaimStatuses;
  return listed.includes(row.status);
}

/** Whether everybody may see it: it was listed, and has such a status. */
export function isListed<Row extends Pick<ClaimRow, 'status' | 'listed_at'>>(
  row: Row,
): row is Row & { status: ListedClaimStatus } {
  return row.listed_at !== null && hasListedStatus(row);
}

/** The condition of a query for claims that everybody may see. */
export const isPublic = and(
  isNotNull(claimRows.listed_at),
  inArray(claimRows.status, [...listedClaimStatuses]),
);
