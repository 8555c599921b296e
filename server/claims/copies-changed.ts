import { claimRows, type ClaimRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { broadcastChange } from './broadcast-change';
import { actorOf } from './claim-events';
import { isListed } from './listed-claim';
import { tellSeller } from './tell-seller';

/**
 * A copy for buyers was added or deleted. A claim under review is another version by it: what is decided about it was seen.
 * @param claim locked in this transaction.
 */
export async function copiesChanged(work: Work, claim: ClaimRow): Promise<void> {
  if (claim.status === 'in_review') await work.update(claimRows, claim, {});
  broadcastChange(work, claim, claim);
  // Before it is listed nobody reads them.
  if (isListed(claim) && actorOf(work, 'seller') === 'staff')
    await tellSeller(work, claim, 'copies_changed_in_name');
}
