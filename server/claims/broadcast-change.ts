import type { ClaimRow } from '../db/schema';
import { broadcastClaim, broadcastUnseen } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';
import { isListed } from './listed-claim';

/** Tells all who may see the claim, as it was or as it is now, that it has changed. */
export function broadcastChange(work: Work, before: ClaimRow, now: ClaimRow): void {
  if (isListed(before) || isListed(now)) broadcastClaim(work, now);
  else broadcastUnseen(work, now);
}
