import { claimRows, type ClaimRow } from '../db/schema';
import { broadcastClaim } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';

/**
 * A copy for buyers was added or deleted. A claim under review is another version by it: what is decided about it was seen.
 * @param claim locked in this transaction.
 */
export async function copiesChanged(work: Work, claim: ClaimRow): Promise<void> {
  if (claim.status === 'in_review') await work.update(claimRows, claim, {});
  broadcastClaim(work, claim);
}
