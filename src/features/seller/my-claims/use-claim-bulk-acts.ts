import { pauseMyClaim, resumeMyClaim, withdrawMyClaim } from '@generated/api/my-claims/my-claims';
import type { MyClaimSummary } from '@generated/model';
import { pauseConsequence } from '@/claims/seller/act-words';
import { closingOf, versionOf } from '@/claims/seller/seller-acts';
import { sellerRefusal, type SellerAction } from '@/domain/claims/seller-actions';
import { useSession } from '@/session/session-store';
import type { BulkAct } from '@/table/bulk/bulk-act';

/** What a seller may do to several claims at once. Each is changed in the version that the list shows. */
export function useClaimBulkActs(): BulkAct<MyClaimSummary>[] {
  const seller = useSession((session) => session.user);
  const mayBe = (action: SellerAction) => (claim: MyClaimSummary) =>
    seller !== null && sellerRefusal(action, claim, seller) === null;
  return [
    {
      label: 'Pause',
      done: 'paused',
      isPossible: mayBe('pause'),
      // Without offers, a pause loses nothing.
      question: (claims) => {
        const offers = claims.reduce((sum, { offers_count }) => sum + offers_count, 0);
        return offers > 0 ? { consequence: pauseConsequence(offers, null) } : null;
      },
      send: (claim) => pauseMyClaim(claim.id, closingOf(claim)),
    },
    {
      label: 'Resume',
      done: 'on the market again',
      isPossible: mayBe('resume'),
      question: null,
      send: (claim) => resumeMyClaim(claim.id, versionOf(claim)),
    },
    {
      label: 'Withdraw',
      done: 'withdrawn',
      isDangerous: true,
      // A claim that nobody has seen is deleted instead.
      isPossible: (claim) => claim.submitted_at !== null && mayBe('withdraw')(claim),
      question: () => ({
        consequence:
          'They leave the market and the review, and pending offers are closed. You can change and relist them, after a new review.',
      }),
      send: (claim) => withdrawMyClaim(claim.id, closingOf(claim)),
    },
  ];
}
