import type { AdminClaim } from '@generated/model';
import { isDecidable } from '../users/user-status';
import { claimStatusAfter, isHeldByStaff, mayBeFeatured } from './claim-state';

/** What our staff do with a claim that is on the market, or that they have taken off it. */
const MARKET_ACTS = ['pause', 'resume', 'feature', 'unfeature'] as const;
export type MarketAct = (typeof MARKET_ACTS)[number];

interface MarketClaim extends Pick<AdminClaim, 'status' | 'review_note' | 'featured'> {
  case: Pick<AdminClaim['case'], 'status'>;
  seller: Pick<AdminClaim['seller'], 'status'>;
}

/** What can be done now. */
export function marketActs(claim: MarketClaim): MarketAct[] {
  return MARKET_ACTS.filter((act) => isPossible(act, claim));
}

function isPossible(act: MarketAct, claim: MarketClaim): boolean {
  switch (act) {
    case 'pause':
      return !isHeldByStaff(claim) && claimStatusAfter(claim.status, 'hold', 'staff') !== null;
    case 'resume':
      return isHeldByStaff(claim) && isDecidable(claim.seller) && claim.case.status === 'active';
    case 'feature':
      return !claim.featured && mayBeFeatured(claim.status);
    case 'unfeature':
      return claim.featured;
  }
}
