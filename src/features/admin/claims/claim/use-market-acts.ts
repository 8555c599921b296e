import {
  useFeatureClaim,
  usePauseClaim,
  useResumeClaim,
} from '@generated/api/admin-claims/admin-claims';
import type { AdminClaim, ReviewedClaim } from '@generated/model';
import type { Act } from '@/acts/act';
import { type MarketAct, wasPausedBefore } from '@/domain/claims/market-acts';
import { PAUSE_REASONS } from './review-reasons';
import { reasonFor, TOLD } from './seller-is-told';

/** What taking a claim off the market means if it is listed, or if its seller has paused it. */
const PAUSING = {
  listed: {
    verb: 'Take',
    consequence:
      'Buyers can no longer bid on it or open its copies, and its offers are closed for good. Followers are told that it is paused, and not why.',
    toSeller: 'The seller cannot put the claim back, but can withdraw it.',
    next: 'Our staff put it back once the reason is settled.',
  },
  paused: {
    verb: 'Keep',
    consequence: 'Its seller can no longer resume it, and buyers no longer open its copies.',
    toSeller: 'The seller cannot resume the claim, but can withdraw it.',
    next: 'Our staff give it back once the reason is settled, and its seller can then resume it.',
  },
};

/** What our staff do to a claim on the market. `marketActs` says which acts are possible now. */
export function useMarketActs({
  id,
  reference,
  status,
  lock_version,
  timeline,
}: AdminClaim): Record<MarketAct, Act<ReviewedClaim>> {
  const { mutateAsync: pause } = usePauseClaim();
  const { mutateAsync: resume } = useResumeClaim();
  const { mutateAsync: feature } = useFeatureClaim();
  const featuring = (version: number): Act<ReviewedClaim> => ({
    name: 'feature',
    label: 'Feature',
    question: null,
    send: () => feature({ id, data: { featured: true, lock_version: version } }),
    done: `${reference} is featured`,
    undo: (changed) => unfeaturing(changed.lock_version),
  });
  const unfeaturing = (version: number): Act<ReviewedClaim> => ({
    name: 'unfeature',
    label: 'Stop featuring',
    question: null,
    send: () => feature({ id, data: { featured: false, lock_version: version } }),
    done: `${reference} is no longer featured`,
    undo: (changed) => featuring(changed.lock_version),
  });
  const { verb, consequence, toSeller, next } = PAUSING[status === 'paused' ? 'paused' : 'listed'];
  return {
    pause: {
      name: 'pause',
      label: `${verb} off the market`,
      isDangerous: true,
      question: {
        title: `${verb} ${reference} off the market?`,
        consequence,
        notes: [
          {
            label: 'What the seller gets',
            text: `${TOLD}, and your reason on the page of the claim. ${toSeller}`,
          },
          { label: 'What comes next', text: next },
        ],
        reason: reasonFor('Reason', PAUSE_REASONS),
      },
      send: (review_note) => pause({ id, data: { review_note, lock_version } }),
      done: `${reference} is off the market`,
    },
    resume: wasPausedBefore(timeline) ? releasing() : resuming(),
    feature: featuring(lock_version),
    unfeature: unfeaturing(lock_version),
  };

  function resuming(): Act<ReviewedClaim> {
    return {
      name: 'resume',
      label: 'Put back onto the market',
      question: {
        title: `Put ${reference} back onto the market?`,
        consequence: 'Buyers can bid on it again. The offers that were closed do not come back.',
        notes: [
          { label: 'What the seller gets', text: `${TOLD}, that buyers can bid on it again.` },
          { label: 'What comes next', text: 'Followers of the claim are told as well.' },
        ],
      },
      send: () => resume({ id, data: { lock_version } }),
      done: `${reference} is on the market again`,
    };
  }

  /** The same call: the exchange also knows that the claim was paused before. */
  function releasing(): Act<ReviewedClaim> {
    return {
      name: 'resume',
      label: 'Give back to the seller',
      question: {
        title: `Give ${reference} back to its seller?`,
        consequence:
          'It was paused before our staff kept it off the market, and stays paused until its seller resumes it.',
        notes: [{ label: 'What the seller gets', text: `${TOLD}, that the claim can be resumed.` }],
      },
      send: () => resume({ id, data: { lock_version } }),
      done: `${reference} is given back to its seller`,
    };
  }
}
