import type { ErrorCode } from '@generated/model';
import { type BidObstacle, bidObstacle, sellObstacle } from '@/domain/permissions';
import { eq } from 'drizzle-orm';
import { isFromRestrictedCountry } from '@/domain/claims/claim-actions';
import type { UserRow } from '../calls/caller';
import { presentUser } from '../auth/present-user';
import type { ClaimRow } from '../claims/lock-claim';
import type { Database } from '../db/database';
import { caseRows } from '../db/schema';
import { refuse } from '../calls/refusals';

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

/** What keeps a claim from being dealt about, whoever asks: its state, or the end of its listing; the refusal, or null. */
export function claimRefusal({ status, expires_at }: ClaimRow, now: Date) {
  const isOver = expires_at !== null && expires_at <= now;
  return status !== 'open' || isOver ? refuse(422, 'claim_not_open') : null;
}

/** What keeps a buyer from an act of a deal about the claim; the refusal, or null. */
export async function buyerRefusal(db: Database, buyer: UserRow, { case_id }: ClaimRow) {
  const obstacle = bidObstacle(await presentUser(db, buyer));
  if (obstacle) return refuse(422, CODES[obstacle]);
  const [of] = await db
    .select({ parameters: caseRows.parameters })
    .from(caseRows)
    .where(eq(caseRows.id, case_id));
  return of && isFromRestrictedCountry(buyer, of.parameters)
    ? refuse(422, 'country_restricted')
    : null;
}

/** What keeps a seller from an act of a deal; the refusal, or null. */
export function sellerRefusal(seller: UserRow) {
  const obstacle = sellObstacle(seller);
  return obstacle && refuse(422, obstacle);
}
