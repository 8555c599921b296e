import type { ErrorCode } from '@generated/model';
import { type BidObstacle, bidObstacle } from '@/domain/permissions';
import { signInRefusal } from '@/domain/user-status';
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
  if (seller.status === 'pending') return refuse(422, 'account_not_confirmed');
  const refusal = signInRefusal(seller.status);
  if (refusal) return refuse(422, refusal);
  return seller.identity_status === 'approved' ? null : refuse(422, 'identity_not_approved');
}
