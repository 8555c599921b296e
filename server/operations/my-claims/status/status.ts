import type { ClaimEvent } from '@/domain/claims/claim-state';
import type { SellerAction } from '@/domain/claims/seller-actions';
import type { UserCaller } from '../../../calls/caller';
import { changeClaimStatus } from '../../../deals/move-claim';
import type { Call, CallBy, Handlers } from '../../../calls/operation-types';
import { change } from '../../../unit-of-work/change';
import { changedMyClaim } from '../my-claim-body';
import { sellerGuard } from '../seller-guard';

export const statusHandlers = {
  submitMyClaim: (call) => move(call, 'submit'),
  pauseMyClaim: (call) => move(call, 'pause'),
  resumeMyClaim: (call) => move(call, 'resume'),
  withdrawMyClaim: (call) => move(call, 'withdraw'),
  relistMyClaim: (call) => move(call, 'relist'),
} satisfies Partial<Handlers>;

/** The five take the same parts. */
type StatusCall = CallBy<UserCaller> & Pick<Call<'submitMyClaim'>, 'params' | 'body'>;

async function move(call: StatusCall, action: SellerAction & ClaimEvent) {
  const { params, body, caller } = call;
  return await change(call, async (work) => {
    const { refused } = await changeClaimStatus(work, {
      id: params.id,
      owner: caller.user.id,
      version: body.lock_version,
      change: action,
      by: 'seller',
      guard: (claim) => sellerGuard(work.db, action, claim, work.now),
    });
    return refused ?? { status: 200 as const, body: await changedMyClaim(work, call, params.id) };
  });
}
