import type { ClaimEvent } from '@/domain/claims/claim-state';
import { findUser } from '../../auth/find-user';
import type { AdminCaller } from '../../calls/caller';
import { changeClaimStatus } from '../../deals/move-claim';
import type { Call, CallBy, Handlers } from '../../calls/operation-types';
import { change } from '../../unit-of-work/change';
import { reviewedClaim } from './reviewed-claim';
import { sellerBarred } from './seller-barred';

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
      guard: async ({ user_id }) => {
        const seller = await findUser(work.db, user_id);
        return seller ? sellerBarred(seller) : null;
      },
    });
    return refused ?? { status: 200 as const, body: reviewedClaim(claim) };
  });
}
