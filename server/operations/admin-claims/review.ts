import type { ReviewedClaim } from '@generated/model';
import { eq } from 'drizzle-orm';
import type { ClaimEvent } from '@/domain/claims/claim-state';
import { reviewObstacle } from '@/domain/claims/claim-review';
import type { AdminCaller } from '../../calls/caller';
import { changeClaimStatus } from '../../deals/move-claim';
import type { Database } from '../../db/database';
import { userRows, type ClaimRow } from '../../db/schema';
import type { Call, CallBy, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';

export const reviewHandlers = {
  approveClaim: (call) => review(call, 'approve'),
  requestClaimChanges: (call) => review(call, 'request_changes', call.body.review_note),
  rejectClaim: (call) => review(call, 'reject', call.body.review_note),
} satisfies Partial<Handlers>;

type ReviewCall = CallBy<AdminCaller> & Pick<Call<'approveClaim'>, 'params' | 'body'>;

async function review(call: ReviewCall, decision: ClaimEvent, note?: string) {
  const { params, body } = call;
  return await change(call, async (work) => {
    const { claim, refused } = await changeClaimStatus(work, {
      id: params.id,
      version: body.lock_version,
      change: decision,
      by: 'staff',
      note: note?.trim() ?? null,
      guard: (found) => sellerBarred(work.db, found),
    });
    return refused ?? { status: 200 as const, body: reviewedClaim(claim) };
  });
}

/** Nobody would answer for a claim whose seller may not log in; the refusal, or null. */
async function sellerBarred(db: Database, { user_id }: ClaimRow) {
  const [seller] = await db
    .select({ status: userRows.status })
    .from(userRows)
    .where(eq(userRows.id, user_id));
  const message = seller && reviewObstacle(seller);
  return message ? refuse(422, 'transition_not_allowed', { message }) : null;
}

function reviewedClaim(row: ClaimRow): ReviewedClaim {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    review_note: row.review_note,
    listed_at: row.listed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    lock_version: row.lock_version,
  };
}
