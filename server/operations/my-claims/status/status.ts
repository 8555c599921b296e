import type { SellerAction } from '@/domain/claims/seller-actions';
import type { UserCaller } from '../../../calls/caller';
import { changeClaimStatus, type StatusChange } from '../../../deals/move-claim';
import type { Call, CallBy, Handlers } from '../../../calls/operation-types';
import { change } from '../../../unit-of-work/change';
import { answerMyClaim } from '../my-claim-body';
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

async function move(call: StatusCall, action: SellerAction & StatusChange) {
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
    return refused ?? (await answerMyClaim(work, call, params.id));
  });
}
