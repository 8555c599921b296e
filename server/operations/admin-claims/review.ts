import { approvalObstacle, type ClaimReview } from '@/domain/claims/review/claim-review';
import type { ErrorCode } from '@generated/model';
import type { AdminCaller } from '../../calls/caller';
import { requestClaimTransition } from '../../deals/transition-claim';
import type { Call, CallBy, Handlers, Refused } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { keepLastReview } from './last-review';
import { reviewedClaim } from './reviewed-claim';
import { type SellerAndCase, sellerAndCaseOf } from './seller-and-case';
import { sellerBarred } from './seller-barred';

export const reviewHandlers = {
  approveClaim: (call) =>
    review(call, {
      decision: 'approve',
      obstacle: (of) => (approvalObstacle(of) ? refuse('case_not_open') : null),
    }),
  requestClaimChanges: (call) =>
    review(call, { decision: 'request_changes', note: call.body.review_note }),
  rejectClaim: (call) => review(call, { decision: 'reject', note: call.body.review_note }),
} satisfies Partial<Handlers>;

type ReviewCall = CallBy<AdminCaller> & Pick<Call<'approveClaim'>, 'params' | 'body'>;

interface Decision<Code extends ErrorCode> {
  decision: ClaimReview;
  note?: string;
  /** What prevents it because of the case. */
  obstacle?: (of: SellerAndCase['case']) => Refused<Code> | null;
}

async function review<Code extends ErrorCode = never>(
  call: ReviewCall,
  { decision, note, obstacle }: Decision<Code>,
) {
  const { params, body } = call;
  return await change(call, async (work) => {
    const { before, claim, refused } = await requestClaimTransition<
      Code | 'transition_not_allowed'
    >(work, {
      id: params.id,
      version: body.lock_version,
      transition: decision,
      by: 'staff',
      note: note?.trim() ?? null,
      guard: async (found) => {
        const { seller, case: of } = await sellerAndCaseOf(work.db, found);
        return sellerBarred(seller) ?? obstacle?.(of) ?? null;
      },
    });
    if (refused) return refused;
    await keepLastReview(work.db, before, work.now);
    return { status: 200 as const, body: reviewedClaim(claim) };
  });
}
