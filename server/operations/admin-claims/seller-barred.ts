import { eq } from 'drizzle-orm';
import { reviewObstacle } from '@/domain/claims/claim-review';
import { refuse } from '../../calls/refusals';
import type { Database } from '../../db/database';
import { userRows, type ClaimRow } from '../../db/schema';

/** Nobody would answer for a claim whose seller may not log in; the refusal, or null. */
export async function sellerBarred(db: Database, { user_id }: ClaimRow) {
  const [seller] = await db
    .select({ status: userRows.status })
    .from(userRows)
    .where(eq(userRows.id, user_id));
  const message = seller && reviewObstacle(seller);
  return message ? refuse(422, 'transition_not_allowed', { message }) : null;
}
