import type { ErrorCode } from '@generated/model';
import type { ClaimEvent } from '@/domain/claims/claim-state';
import type { SellerAction } from '@/domain/claims/seller-actions';
import type { UserCaller } from '../../../calls/caller';
import { refuse } from '../../../calls/refusals';
import type { ClaimRow } from '../../../db/schema';
import { changeClaimStatus } from '../../../deals/move-claim';
import type { Call, CallBy, Handlers, Refused } from '../../../calls/operation-types';
import { change, type Work } from '../../../unit-of-work/change';
import { changedMyClaim } from '../my-claim-body';
import { incompleteRefusal, type SellerCode, sellerGuard } from '../seller-guard';

export const statusHandlers = {
  submitMyClaim: (call) => move(call, 'submit', incompleteRefusal),
  pauseMyClaim: (call) => move(call, 'pause', unreadRefusal(call.body.latest_bid_read)),
  resumeMyClaim: (call) => move(call, 'resume'),
  withdrawMyClaim: (call) => move(call, 'withdraw', unreadRefusal(call.body.latest_bid_read)),
  relistMyClaim: (call) => move(call, 'relist', incompleteRefusal),
  reviseMyClaim: (call) => move(call, 'revise'),
} satisfies Partial<Handlers>;

/** All these calls have the same parts. */
type StatusCall = CallBy<UserCaller> & Pick<Call<'submitMyClaim'>, 'params' | 'body'>;

async function move<Action extends SellerAction & ClaimEvent, Code extends ErrorCode = never>(
  call: StatusCall,
  action: Action,
  refusalOf?: (work: Work, claim: ClaimRow) => Promise<Refused<Code> | null>,
) {
  const { params, body, caller } = call;
  return await change(call, async (work) => {
    const { refused } = await changeClaimStatus<Code | SellerCode<Action>>(work, {
      id: params.id,
      owner: caller.user.id,
      version: body.lock_version,
      change: action,
      by: 'seller',
      guard: async (claim) =>
        (await sellerGuard(work.db, action, claim)) ?? (await refusalOf?.(work, claim)) ?? null,
    });
    return refused ?? { status: 200 as const, body: await changedMyClaim(work, call, params.id) };
  });
}

/**
 * Refuses to close offers that were not read.
 * @param read the latest offer that the seller has read; 0 if none; undefined if the call does not say.
 */
const unreadRefusal =
  (read: number | undefined) =>
  async (_: Work, { latest_bid_id: latest }: ClaimRow) =>
    read !== undefined && (latest ?? 0) > read ? refuse('stale_version') : null;
