import type { SellerAction } from '@/domain/claims/seller-actions';
import { changeClaimStatus, type StatusChange } from '../../claims/change-status';
import type { Call, Handlers } from '../../router/operation-types';
import { refuse } from '../../router/refusals';
import { readMyClaim } from './my-claim-body';
import { sellerGuard } from './seller-guard';

export const statusHandlers = {
  submitMyClaim: (call) => change(call, 'submit'),
  pauseMyClaim: (call) => change(call, 'pause'),
  resumeMyClaim: (call) => change(call, 'resume'),
  withdrawMyClaim: (call) => change(call, 'withdraw'),
  relistMyClaim: (call) => change(call, 'relist'),
} satisfies Pick<
  Handlers,
  'submitMyClaim' | 'pauseMyClaim' | 'resumeMyClaim' | 'withdrawMyClaim' | 'relistMyClaim'
>;

/** The five take the same parts. */
type StatusCall = Pick<Call<'submitMyClaim'>, 'params' | 'body' | 'caller' | 'request' | 'ports'>;

async function change({ params, body, ...call }: StatusCall, action: SellerAction & StatusChange) {
  const { caller, ports } = call;
  const own = { id: params.id, owner: caller.user.id };
  return await ports.db.transaction(async (tx) => {
    const { refused } = await changeClaimStatus(tx, call, {
      ...own,
      version: body.lock_version,
      change: action,
      by: 'seller',
      guard: (claim) => sellerGuard(tx, action, claim, ports.clock()),
    });
    if (refused) return refused;
    const changed = await readMyClaim(tx, call, own);
    return changed ? { status: 200 as const, body: changed } : refuse(404, 'not_found');
  });
}
