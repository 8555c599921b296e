import type { ReviewedClaim } from '@generated/model';
import type { ClaimRow } from '../../db/schema';

/** The claim after an act of our staff. */
export function reviewedClaim(row: ClaimRow): ReviewedClaim {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    review_note: row.review_note,
    featured: row.featured,
    listed_at: row.listed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    lock_version: row.lock_version,
  };
}
