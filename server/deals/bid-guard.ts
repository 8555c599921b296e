import { bidObstacle, OBSTACLE_CODES, sellObstacle } from '@/domain/users/permissions';
import type { CaseParameters } from '@generated/model';
import { isFromRestrictedCountry, takesOffers } from '@/domain/claims/claim-actions';
import type { UserRow } from '../calls/caller';
import { presentUser } from '../auth/present-user';
import type { Database } from '../db/database';
import type { ClaimRow } from '../db/schema';
import { refuse } from '../calls/refusals';

/**
 * What prevents deals about a claim, whoever asks: its status, or the end of its listing. Returns the refusal, or null.
 */
export function claimRefusal(claim: ClaimRow, now: Date) {
  return takesOffers(claim, now.getTime()) ? null : refuse('claim_not_open');
}

/**
 * What prevents a buyer from an act of a deal about a claim. Returns the refusal, or null.
 * @param parameters of its case.
 */
export async function bidRefusal(db: Database, buyer: UserRow, parameters: CaseParameters) {
  const obstacle = bidObstacle(await presentUser(db, buyer));
  if (obstacle) return refuse(OBSTACLE_CODES[obstacle]);
  return isFromRestrictedCountry(buyer, parameters) ? refuse('country_restricted') : null;
}

/** What prevents a seller from an act of a deal. Returns the refusal, or null. */
export function sellRefusal(seller: UserRow) {
  const obstacle = sellObstacle(seller);
  return obstacle && refuse(OBSTACLE_CODES[obstacle]);
}
