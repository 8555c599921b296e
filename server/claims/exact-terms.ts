import { eq, type SQL, sql } from 'drizzle-orm';
import { acceptedInForce } from '../agreements/acceptances';
import type { Caller } from '../calls/caller';
import type { Database } from '../db/database';
import { userRows } from '../db/schema';
import { seesExactTerms } from '@/domain/buyers/verified-buyer';

/** Whether the caller sees exact terms: a verified buyer who has accepted the access agreement in force. */
export function isAdmittedBuyer(caller: Caller): boolean {
  return caller.kind === 'user' && seesExactTerms(caller.user, caller.hasAcceptedAgreement);
}

/** Whether a user in a query sees exact terms. */
export function isAdmittedUser(db: Database): SQL<boolean> {
  const isVerified = eq(userRows.buyer_account_status, 'verified');
  return sql<boolean>`(${isVerified} and ${acceptedInForce(db, userRows.id)})`;
}

export function isOwner(caller: Caller, sellerId: number): boolean {
  return caller.kind === 'user' && caller.user.id === sellerId;
}

/** Whether the caller sees exact sums over claims: the sum over a single claim gives its amount away. */
export function seesExactSums(caller: Caller): boolean {
  return caller.kind === 'admin' || isAdmittedBuyer(caller);
}
