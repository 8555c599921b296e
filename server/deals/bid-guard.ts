import type { ErrorCode } from '@generated/model';
import { type BidObstacle, bidObstacle, sellObstacle } from '@/domain/permissions';
import type { UserRow } from '../auth/caller';
import { presentUser } from '../auth/present-user';
import type { Database } from '../db/database';
import { refuse } from '../router/refusals';

/** The code of each obstacle; why a buyer account is not verified the caller reads in it. */
const CODES = {
  account_not_confirmed: 'account_not_confirmed',
  account_suspended: 'account_suspended',
  account_deactivated: 'account_deactivated',
  no_buyer_account: 'buyer_not_verified',
  buyer_in_review: 'buyer_not_verified',
  buyer_info_requested: 'buyer_not_verified',
  buyer_rejected: 'buyer_not_verified',
  buyer_suspended: 'buyer_not_verified',
  identity_not_approved: 'identity_not_approved',
  agreement_outstanding: 'agreement_outstanding',
} as const satisfies Record<BidObstacle, ErrorCode>;

/** What keeps a buyer from an act of a deal; the refusal, or null. */
export async function buyerRefusal(db: Database, buyer: UserRow) {
  const obstacle = bidObstacle(await presentUser(db, buyer));
  return obstacle && refuse(422, CODES[obstacle]);
}

/** What keeps a seller from an act of a deal; the refusal, or null. */
export function sellerRefusal(seller: UserRow) {
  const obstacle = sellObstacle(seller);
  return obstacle && refuse(422, obstacle);
}
