import { claimRows, type ClaimRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { broadcastChange } from './broadcast-change';
import { actorOf } from './claim-events';
import { isListed } from './listed-claim';
import { tellSeller } from './tell-seller';

/**
 * Handles an added or deleted copy for buyers. It makes a claim under review another version, so that a decision is
 * always about copies that the reviewer has seen.
 * @param claim locked in this transaction.
 */
export async function copiesChanged(work: Work, claim: ClaimRow): Promise<void> {
  if (claim.status === 'in_review') await work.update(claimRows, claim, {});
  broadcastChange(work, claim, claim);
  // Before the claim is listed, nobody reads its copies.
  if (isListed(claim) && actorOf(work, 'seller') === 'staff')
    await tellSeller(work, claim, 'copies_changed_in_name');
}
