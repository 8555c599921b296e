import type { AdminClaim, ClaimTimelineEvent } from '@generated/model';
import { mayLogIn } from '../users/user-status';
import { claimStatusAfter, isTakenOffByStaff, mayBeFeatured } from './claim-state';

/** What our staff can do to a claim that is on the market, or that they have taken off it. */
const MARKET_ACTS = ['pause', 'resume', 'feature', 'unfeature'] as const;
export type MarketAct = (typeof MARKET_ACTS)[number];

interface PausedClaim extends Pick<AdminClaim, 'status' | 'review_note'> {
  case: Pick<AdminClaim['case'], 'status'>;
  seller: Pick<AdminClaim['seller'], 'status'>;
}
type MarketClaim = PausedClaim & Pick<AdminClaim, 'featured'>;

/** What prevents our staff from putting a claim back on the market, or null. */
export function resumeObstacle(
  claim: PausedClaim,
): 'not_taken_off' | 'seller_barred' | 'case_not_open' | null {
  if (!isTakenOffByStaff(claim)) return 'not_taken_off';
  if (!mayLogIn(claim.seller.status)) return 'seller_barred';
  return claim.case.status === 'active' ? null : 'case_not_open';
}

/** The events that bring a claim onto the market or take it off. */
const ON_AND_OFF: readonly ClaimTimelineEvent['type'][] = [
  'listed',
  'paused',
  'resumed',
  'released',
  'deal_cancelled',
];

/**
 * Whether a claim that our staff keep off the market was already paused when they took it off. It is then returned to
 * its seller.
 * @param timeline latest event first.
 */
export function wasPausedBefore(
  timeline: readonly Pick<ClaimTimelineEvent, 'type' | 'note'>[],
): boolean {
  const [hold, before] = timeline.filter(({ type }) => ON_AND_OFF.includes(type));
  return (
    hold?.type === 'paused' &&
    hold.note !== null &&
    (before?.type === 'paused' || before?.type === 'released')
  );
}

/** The acts that are possible now. */
export function marketActs(claim: MarketClaim): MarketAct[] {
  return MARKET_ACTS.filter((act) => isPossible(act, claim));
}

function isPossible(act: MarketAct, claim: MarketClaim): boolean {
  switch (act) {
    case 'pause':
      return (
        !isTakenOffByStaff(claim) && claimStatusAfter(claim.status, 'take_off', 'staff') !== null
      );
    case 'resume':
      return resumeObstacle(claim) === null;
    case 'feature':
      return !claim.featured && mayBeFeatured(claim.status);
    case 'unfeature':
      return claim.featured;
  }
}
