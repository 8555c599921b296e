import type { Claim, ListedClaimStatus } from '@generated/model';
import { type BidObstacle, bidObstacle, type BuyerStates } from '../permissions';

/** Who looks at a claim. */
export type ClaimViewer =
  | { kind: 'visitor' }
  | { kind: 'staff' }
  | { kind: 'user'; user: BuyerStates };

/** What a person may do next with a claim, or what stands in the way. */
export type ClaimAction =
  | 'manage'
  /** The claim takes no bids in its present state. */
  | 'closed'
  | 'register'
  | 'staff'
  | BidObstacle
  | 'make_offer';

function takesBids(status: ListedClaimStatus): boolean {
  return status === 'open';
}

/**
 * The bidding guard: claim open, not the own one, and nothing that keeps the person from bidding. The state of the claim
 * comes before the person's own account: nobody should apply as a buyer for a claim that is sold.
 */
export function claimAction(
  claim: Pick<Claim, 'status' | 'is_owner'>,
  viewer: ClaimViewer,
): ClaimAction {
  if (claim.is_owner) return 'manage';
  if (!takesBids(claim.status)) return 'closed';
  if (viewer.kind === 'visitor') return 'register';
  if (viewer.kind === 'staff') return 'staff';
  return bidObstacle(viewer.user) ?? 'make_offer';
}
