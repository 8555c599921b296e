import type { CaseParameters, Claim, ClaimStatus, User } from '@generated/model';
import { presentTime } from '../present-time';
import { mayHaveOffers } from './claim-state';
import { type BidObstacle, bidObstacle, type BuyerStates } from '../users/permissions';

/** Who looks at a claim. */
export type ClaimViewer =
  | { kind: 'visitor' }
  | { kind: 'staff' }
  | { kind: 'user'; user: BuyerStates & Pick<User, 'country'> };

/** What a person may do next with a claim, or what prevents it. */
export type ClaimAction =
  | 'manage'
  /** The claim takes no offers, because of its status or because its listing has ended. */
  | 'closed'
  | 'register'
  | 'staff'
  | BidObstacle
  | 'country_restricted'
  | 'make_offer';

type Restrictions = Pick<CaseParameters, 'restricted_countries'>;

/** Whether the case takes no offers from the buyer's country. */
export function isFromRestrictedCountry(
  { country }: Pick<User, 'country'>,
  { restricted_countries }: Restrictions,
): boolean {
  return country !== null && restricted_countries.includes(country);
}

/** Whether a claim takes offers. It takes none after its listing has ended, even before the exchange records that. */
export function takesOffers(
  { status, expires_at }: { status: ClaimStatus; expires_at: Date | string | null },
  now = presentTime(),
): boolean {
  return mayHaveOffers(status) && (expires_at === null || new Date(expires_at).getTime() > now);
}

/**
 * The bidding guard: the claim is open and somebody else's, and nothing prevents the person from bidding. The state of
 * the claim comes before the person's own account: nobody should apply as a buyer for a claim that is sold.
 * @param restrictions those of the case; undefined while they are not known, in which case they restrict nobody.
 */
export function claimAction(
  claim: Pick<Claim, 'status' | 'is_owner' | 'expires_at'>,
  viewer: ClaimViewer,
  restrictions?: Restrictions,
): ClaimAction {
  if (claim.is_owner) return 'manage';
  if (!takesOffers(claim)) return 'closed';
  if (viewer.kind === 'visitor') return 'register';
  if (viewer.kind === 'staff') return 'staff';
  const obstacle = bidObstacle(viewer.user);
  if (obstacle) return obstacle;
  return restrictions && isFromRestrictedCountry(viewer.user, restrictions)
    ? 'country_restricted'
    : 'make_offer';
}
