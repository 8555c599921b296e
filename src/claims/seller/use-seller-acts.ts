import {
  useDeleteMyClaim,
  usePauseMyClaim,
  useRelistMyClaim,
  useResumeMyClaim,
  useReviseMyClaim,
  useSubmitMyClaim,
  useWithdrawMyClaim,
} from '@generated/api/my-claims/my-claims';
import { useCallback } from 'react';
import { dropDraftsOfClaim } from '@/session/kept/drafts-of-claim';
import type { MyClaim } from '@generated/model';
import type { Act } from '@/acts/act';
import { actionLabel, doneText, questionBefore, type OwnClaim, type SellerAct } from './act-words';

/**
 * What a seller does to a claim of theirs with one press. `sellerRefusal` says whether the claim currently allows it.
 * @returns the acts of any claim, so that a list calls this once instead of in each row.
 */
export function useSellerActs(): (claim: OwnClaim) => Record<SellerAct, Act> {
  const { mutateAsync: submit } = useSubmitMyClaim();
  const { mutateAsync: pause } = usePauseMyClaim();
  const { mutateAsync: resume } = useResumeMyClaim();
  const { mutateAsync: relist } = useRelistMyClaim();
  const { mutateAsync: revise } = useReviseMyClaim();
  const { mutateAsync: withdraw } = useWithdrawMyClaim();
  const { mutateAsync: remove } = useDeleteMyClaim();

  return useCallback(
    (claim) => {
      const asShown = versionOf(claim);
      const resuming = (version = asShown): Act => ({
        ...wordsOf('resume', claim),
        send: () => resume(version),
      });
      return {
        submit: {
          ...wordsOf('submit', claim),
          send: async () => {
            const submitted = await submit(asShown);
            dropDraftsOfClaim(claim.id);
            return submitted;
          },
        },
        pause: {
          ...wordsOf('pause', claim),
          send: () => pause(closingOf(claim)),
          undo: (paused: MyClaim) => resuming(versionOf(paused)),
        },
        resume: resuming(),
        relist: { ...wordsOf('relist', claim), send: () => relist(asShown) },
        revise: { ...wordsOf('revise', claim), send: () => revise(asShown) },
        withdraw: { ...wordsOf('withdraw', claim), send: () => withdraw(closingOf(claim)) },
        delete: {
          ...wordsOf('delete', claim),
          send: async () => {
            await remove({ id: claim.id });
            dropDraftsOfClaim(claim.id);
          },
        },
      };
    },
    [submit, pause, resume, relist, revise, withdraw, remove],
  );
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
  id,
  lock_version,
  latest_bid_id,
}: Pick<OwnClaim, 'id' | 'lock_version' | 'latest_bid_id'>) {
  return { id, data: { lock_version, latest_bid_read: latest_bid_id ?? 0 } };
}

function versionOf({ id, lock_version }: Pick<OwnClaim, 'id' | 'lock_version'>) {
  return { id, data: { lock_version } };
}
