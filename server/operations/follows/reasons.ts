import type { RecommendationReason } from '@generated/model';
import Big from 'big.js';

/** What a buyer cares about. */
export interface Interests {
  /** Cases named in the application. */
  named: ReadonlySet<number>;
  followed: ReadonlySet<number>;
  /** Cases of followed claims. */
  ofFollowedClaims: ReadonlySet<number>;
  /** An amount range in `currency`; amounts in other currencies are not compared. */
  range: { min: string | null; max: string | null; currency: string };
}

interface Candidate {
  case_id: number;
  currency: string;
  ask_percent: string | null;
  guide_low_percent: string | null;
}

/**
 * Why a claim is recommended, the strongest reason first. The claim has already passed the conditions for a
 * recommendation.
 */
export function reasonsFor(
  { case_id, currency, ask_percent: ask, guide_low_percent: guide }: Candidate,
  { named, followed, ofFollowedClaims, range }: Interests,
): RecommendationReason[] {
  const hasRange = range.min !== null || range.max !== null;
  const holds: Record<RecommendationReason, boolean> = {
    case_of_interest: named.has(case_id),
    followed_case: followed.has(case_id),
    case_of_followed_claim: ofFollowedClaims.has(case_id),
    // Claims in this currency are only recommended if they are within the range.
    within_range: hasRange && currency === range.currency,
    below_guide: ask !== null && guide !== null && new Big(ask).lt(guide),
  };
  return RANKED.filter((reason) => holds[reason]);
}

const RANKED = [
  'case_of_interest',
  'followed_case',
  'case_of_followed_claim',
  'within_range',
  'below_guide',
] as const satisfies RecommendationReason[];
