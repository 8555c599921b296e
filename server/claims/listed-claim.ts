import type { ListedClaimStatus } from '@generated/model';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { claimRows, type ClaimRow } from '../db/schema';
import { listedClaimStatuses } from '../db/schema/enums';

/** Whether it stands in a state that everybody may see. It must have been listed as well: a draft can be withdrawn. */
export function isListed<Row extends Pick<ClaimRow, 'status'>>(
  row: Row,
): row is Row & { status: ListedClaimStatus } {
  const listed: readonly ClaimRow['status'][] = listedClaimStatuses;
  return listed.includes(row.status);
}

/** What everybody may see. */
export const isPublic = and(
  isNotNull(claimRows.listed_at),
  inArray(claimRows.status, [...listedClaimStatuses]),
);
