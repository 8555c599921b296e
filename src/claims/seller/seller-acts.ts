import {
  deleteMyClaim,
  pauseMyClaim,
  relistMyClaim,
  resumeMyClaim,
  reviseMyClaim,
  submitMyClaim,
  withdrawMyClaim,
} from '@generated/api/my-claims/my-claims';
import type { MyClaim } from '@generated/model';
import type { Act } from '@/acts/act';
import { dropDraftsOfClaim } from '@/session/kept/drafts-of-claim';
import { actionLabel, doneText, questionBefore, type OwnClaim, type SellerAct } from './act-words';

/** What a seller does to a claim of theirs with one press. `sellerRefusal` says whether the claim currently allows it. */
export function sellerActs(claim: OwnClaim): Record<SellerAct, Act> {
  const { id } = claim;
  const resuming = (resumed: OwnClaim | MyClaim = claim): Act => ({
    ...wordsOf('resume', claim),
    send: () => resumeMyClaim(id, versionOf(resumed)),
  });
  return {
    submit: {
      ...wordsOf('submit', claim),
      send: async () => {
        const submitted = await submitMyClaim(id, versionOf(claim));
        dropDraftsOfClaim(id);
        return submitted;
      },
    },
    pause: {
      ...wordsOf('pause', claim),
      send: () => pauseMyClaim(id, closingOf(claim)),
      undo: (paused: MyClaim) => resuming(paused),
    },
    resume: resuming(),
    relist: { ...wordsOf('relist', claim), send: () => relistMyClaim(id, versionOf(claim)) },
    revise: { ...wordsOf('revise', claim), send: () => reviseMyClaim(id, versionOf(claim)) },
    withdraw: { ...wordsOf('withdraw', claim), send: () => withdrawMyClaim(id, closingOf(claim)) },
    delete: {
      ...wordsOf('delete', claim),
      send: async () => {
        await deleteMyClaim(id);
        dropDraftsOfClaim(id);
      },
    },
  };
}

function wordsOf(name: SellerAct, claim: OwnClaim) {
  const question = questionBefore(name, claim);
  return {
    name,
    label: actionLabel(name, claim.status),
    // A pause asks only if it closes offers for good.
    isDangerous:
      name === 'withdraw' || name === 'delete' || (name === 'pause' && question !== null),
    question,
    done: doneText(name, claim.reference),
  };
}

/** An act that takes the claim off the market closes only the offers that are known here. */
export function closingOf({
  lock_version,
  latest_bid_id,
}: Pick<OwnClaim, 'lock_version' | 'latest_bid_id'>) {
  return { lock_version, latest_bid_read: latest_bid_id ?? 0 };
}

export function versionOf({ lock_version }: Pick<OwnClaim, 'lock_version'>) {
  return { lock_version };
}
