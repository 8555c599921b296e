import type { ErrorCode } from '@generated/model';
import type { ClaimTransition } from '@/domain/claims/claim-state';
import type { SellerAction } from '@/domain/claims/seller-actions';
import type { UserCaller } from '../../../calls/caller';
import { refuse } from '../../../calls/refusals';
import type { ClaimRow } from '../../../db/schema';
import { requestClaimTransition } from '../../../deals/transition-claim';
import type { Call, CallBy, Handlers, Refused } from '../../../calls/operation-types';
import { change, type Work } from '../../../unit-of-work/change';
import { changedMyClaim } from '../my-claim-body';
import { incompleteRefusal, type SellerCode, sellerGuard } from '../seller-guard';

export const statusHandlers = {
  submitMyClaim: (call) => act(call, 'submit', incompleteRefusal),
  pauseMyClaim: (call) => act(call, 'pause', unreadRefusal(call.body.latest_bid_read)),
  resumeMyClaim: (call) => act(call, 'resume'),
  withdrawMyClaim: (call) => act(call, 'withdraw', unreadRefusal(call.body.latest_bid_read)),
  relistMyClaim: (call) => act(call, 'relist', incompleteRefusal),
  reviseMyClaim: (call) => act(call, 'revise'),
} satisfies Partial<Handlers>;

/** All these calls have the same parts. */
type StatusCall = CallBy<UserCaller> & Pick<Call<'submitMyClaim'>, 'params' | 'body'>;

async function act<Action extends SellerAction & ClaimTransition, Code extends ErrorCode = never>(
  call: StatusCall,
  action: Action,
  refusalOf?: (work: Work, claim: ClaimRow) => Promise<Refused<Code> | null>,
) {
  const { params, body, caller } = call;
  return await change(call, async (work) => {
    const { refused } = await requestClaimTransition<Code | SellerCode<Action>>(work, {
      id: params.id,
      owner: caller.user.id,
      version: body.lock_version,
      transition: action,
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
