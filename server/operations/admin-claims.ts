import type { ReviewedClaim } from '@generated/model';
import type { AdminCaller } from '../auth/caller';
import { changeClaimStatus, type StatusChange } from '../claims/change-status';
import type { ClaimRow } from '../claims/lock-claim';
import type { Call, CallBy, Handlers } from '../router/operation-types';
import { change } from '../unit-of-work/change';

export const adminClaimHandlers = {
  approveClaim: (call) => review(call, 'approve'),
  requestClaimChanges: (call) => review(call, 'request_changes', call.body.review_note),
  rejectClaim: (call) => review(call, 'reject', call.body.review_note),
} satisfies Partial<Handlers>;

type ReviewCall = CallBy<AdminCaller> & Pick<Call<'approveClaim'>, 'params' | 'body'>;

async function review(call: ReviewCall, decision: StatusChange, note?: string) {
  const { params, body } = call;
  return await change(call, async (work) => {
    const { claim, refused } = await changeClaimStatus(work, {
      id: params.id,
      version: body.lock_version,
      change: decision,
      by: 'staff',
      note: note?.trim() ?? null,
    });
    return refused ?? { status: 200 as const, body: reviewedClaim(claim) };
  });
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
