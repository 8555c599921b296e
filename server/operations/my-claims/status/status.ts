import type { ClaimEvent } from '@/domain/claims/claim-state';
import type { SellerAction } from '@/domain/claims/seller-actions';
import type { UserCaller } from '../../../calls/caller';
import { refuse } from '../../../calls/refusals';
import { changeClaimStatus } from '../../../deals/move-claim';
import type { Call, CallBy, Handlers } from '../../../calls/operation-types';
import { change } from '../../../unit-of-work/change';
import { changedMyClaim } from '../my-claim-body';
import { sellerGuard } from '../seller-guard';

export const statusHandlers = {
  submitMyClaim: (call) => move(call, 'submit'),
  pauseMyClaim: (call) => move(call, 'pause', call.body.offers_read),
  resumeMyClaim: (call) => move(call, 'resume'),
  withdrawMyClaim: (call) => move(call, 'withdraw', call.body.offers_read),
  relistMyClaim: (call) => move(call, 'relist'),
} satisfies Partial<Handlers>;

/** The five take the same parts. */
type StatusCall = CallBy<UserCaller> & Pick<Call<'submitMyClaim'>, 'params' | 'body'>;

/** @param offersRead how many pending offers the seller has read; undefined where that makes no difference. */
async function move(call: StatusCall, action: SellerAction & ClaimEvent, offersRead?: number) {
  const { params, body, caller } = call;
  return await change(call, async (work) => {
    const { refused } = await changeClaimStatus(work, {
      id: params.id,
      owner: caller.user.id,
      version: body.lock_version,
      change: action,
      by: 'seller',
      guard: async (claim) =>
        offersRead !== undefined && claim.offers_count > offersRead
          ? refuse(409, 'stale_version')
          : await sellerGuard(work.db, action, claim, work.now),
    });
    return refused ?? { status: 200 as const, body: await changedMyClaim(work, call, params.id) };
  });
}
