import { and, eq } from 'drizzle-orm';
import { claimRows, type ClaimRow } from '../db/schema';
import { broadcastClaim, broadcastTerms, broadcastUnseen } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';
import { isListed, isPublic } from './listed-claim';

/** Tells everybody who may see the claim, as it was or as it is now, that it has changed. */
export function broadcastChange(work: Work, before: ClaimRow, now: ClaimRow): void {
  if (isListed(before) || isListed(now)) broadcastClaim(work, now);
  else broadcastUnseen(work, now);
}

/** Tells everybody who is looking at a listed claim of the seller that its terms of payment have changed. */
export async function broadcastPayment(work: Work, sellerId: number): Promise<void> {
  const listed = await work.db
    .select({ id: claimRows.id })
    .from(claimRows)
    .where(and(eq(claimRows.user_id, sellerId), isPublic));
  for (const { id } of listed) broadcastTerms(work, id);
}
