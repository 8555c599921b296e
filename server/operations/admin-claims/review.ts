import { approvalObstacle, type ClaimReview } from '@/domain/claims/claim-review';
import type { AdminCaller } from '../../calls/caller';
import { changeClaimStatus } from '../../deals/move-claim';
import type { Call, CallBy, Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { reviewedClaim } from './reviewed-claim';
import { sellerAndCaseOf } from './seller-and-case';
import { sellerBarred } from './seller-barred';

export const reviewHandlers = {
  approveClaim: (call) => review(call, 'approve'),
  requestClaimChanges: (call) => review(call, 'request_changes', call.body.review_note),
  rejectClaim: (call) => review(call, 'reject', call.body.review_note),
} satisfies Partial<Handlers>;

type ReviewCall = CallBy<AdminCaller> & Pick<Call<'approveClaim'>, 'params' | 'body'>;

async function review(call: ReviewCall, decision: ClaimReview, note?: string) {
  const { params, body } = call;
  return await change(call, async (work) => {
    const { claim, refused } = await changeClaimStatus(work, {
      id: params.id,
      version: body.lock_version,
      change: decision,
      by: 'staff',
      note: note?.trim() ?? null,
      guard: async (found) => {
        const { seller, case: of } = await sellerAndCaseOf(work.db, found);
        const barred = sellerBarred(seller);
        if (barred) return barred;
        return decision === 'approve' && approvalObstacle(of) ? refuse(422, 'case_not_open') : null;
      },
    });
    return refused ?? { status: 200 as const, body: reviewedClaim(claim) };
  });
}
