import { isTakenOffByStaff, mayBeFeatured } from '@/domain/claims/claim-state';
import { resumeObstacle, wasPausedBefore } from '@/domain/claims/market-acts';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseStale } from '../../calls/refusals';
import { claimTimeline } from '../../claims/claim-events';
import { broadcastChange } from '../../claims/broadcast-change';
import { lockClaim } from '../../claims/lock-claim';
import { tellSeller } from '../../claims/tell-seller';
import type { Database } from '../../db/database';
import { claimRows, type ClaimRow } from '../../db/schema';
import { requestClaimTransition } from '../../deals/transition-claim';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import { reviewedClaim } from './reviewed-claim';
import { sellerAndCaseOf } from './seller-and-case';
import { sellerBarred } from './seller-barred';

/** What our staff do with claims on the market. */
export const marketHandlers = {
  pauseClaim: async (call) =>
    await change(call, async (work) => {
      const note = call.body.review_note.trim();
      const { before, claim, refused } = await requestClaimTransition(work, {
        ...asked(call),
        transition: 'take_off',
        by: 'staff',
        note,
        guard: alreadyTakenOff,
      });
      if (refused) return refused;
      await tellSeller(work, claim, before.status === 'paused' ? 'kept_off' : 'paused', note);
      return { status: 200, body: reviewedClaim(claim) };
    }),

  resumeClaim: async (call) =>
    await change(call, async (work) => {
      const isReleased = wasPausedBefore(await claimTimeline(work.db, call.params.id));
      const { claim, refused } = await requestClaimTransition(work, {
        ...asked(call),
        transition: isReleased ? 'release' : 'resume',
        by: 'staff',
        guard: (found) => notResumable(work.db, found),
      });
      if (refused) return refused;
      await tellSeller(work, claim, isReleased ? 'released' : 'resumed');
      return { status: 200, body: reviewedClaim(claim) };
    }),

  featureClaim: async (call) =>
    await change(call, async (work) => {
      const { featured } = call.body;
      const claim = await lockClaim(work.db, call.params);
      if (!claim) return refuse('not_found');
      const stale = refuseStale(claim, call.body.lock_version);
      if (stale) return stale;
      if (featured && !mayBeFeatured(claim.status)) return refuse('transition_not_allowed');
      if (featured === claim.featured) return { status: 200, body: reviewedClaim(claim) };
      const changed = await work.update(claimRows, claim, { featured });
      const action = featured ? 'claim.featured' : 'claim.unfeatured';
      await work.audit(action, claim.id, changesBetween(claim, { featured }));
      broadcastChange(work, claim, changed);
      return { status: 200, body: reviewedClaim(changed) };
    }),
} satisfies Partial<Handlers>;

const asked = ({ params, body }: Pick<Call<'resumeClaim'>, 'params' | 'body'>) => ({
  id: params.id,
  version: body.lock_version,
});

async function alreadyTakenOff(claim: ClaimRow) {
  const message = 'Our staff have taken this claim off the market already.';
  return isTakenOffByStaff(claim) ? refuse('transition_not_allowed', { message }) : null;
}

/** Why our staff cannot put a paused claim back, or null. */
async function notResumable(db: Database, claim: ClaimRow) {
  const { status, review_note } = claim;
  const parties = await sellerAndCaseOf(db, claim);
  switch (resumeObstacle({ status, review_note, ...parties })) {
    case 'not_taken_off': {
      const message = 'Our staff have not taken this claim off the market: its seller resumes it.';
      return refuse('transition_not_allowed', { message });
    }
    case 'seller_barred':
      return sellerBarred(parties.seller);
    case 'case_not_open':
      return refuse('case_not_open');
    case null:
      return null;
  }
}
