import Big from 'big.js';
import { eq, type SQL, sql } from 'drizzle-orm';
import { acceptedInForce } from '../agreements/acceptances';
import type { Caller } from '../calls/caller';
import type { Database } from '../db/database';
import { userRows } from '../db/schema';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';

/** Who sees exact terms: a verified buyer who has accepted the access agreement that is in force. */
export function isAdmittedBuyer(caller: Caller): boolean {
  return caller.kind === 'user' && isVerifiedBuyer(caller.user) && caller.hasAcceptedAgreement;
}

/** Whether a user that a query reads sees exact terms. */
export function isAdmittedUser(db: Database): SQL<boolean> {
  const isVerified = eq(userRows.buyer_account_status, 'verified');
  return sql<boolean>`(${isVerified} and ${acceptedInForce(db, userRows.id)})`;
}

export function isOwner(caller: Caller, sellerId: number): boolean {
  return caller.kind === 'user' && caller.user.id === sellerId;
}

interface Bound {
  amount: string;
  inclusive: boolean;
}

/**
 * The exact amounts that `roundedForVisitors` takes to at least `minimum`. Visitors select by what they see: bounds on
 * exact amounts would let them close in on one by trial.
 * @returns null where nothing is excluded.
 */
export function exactFrom(minimum: string): Bound | null {
  const bound = new Big(minimum);
  if (bound.eq(0)) return null;
  const lowest = new Big(bound.toPrecision(2, Big.roundUp));
  // Below a power of ten the two significant digits stand one place further right.
  const step = new Big(10).pow(lowest.e - (isPowerOfTen(lowest) ? 2 : 1));
  return { amount: lowest.minus(step.div(2)).toFixed(), inclusive: winsTies(lowest) };
}

/** The exact amounts that `roundedForVisitors` takes to at most `maximum`. */
export function exactTo(maximum: string): Bound {
  const bound = new Big(maximum);
  if (bound.eq(0)) return { amount: '0', inclusive: true };
  const highest = new Big(bound.toPrecision(2, Big.roundDown));
  const step = new Big(10).pow(highest.e - 1);
  return { amount: highest.plus(step.div(2)).toFixed(), inclusive: winsTies(highest) };
}

function isPowerOfTen({ c: digits }: Big): boolean {
  return digits.length === 1 && digits[0] === 1;
}

/** Half-even: of two neighbours an amount in the middle goes to the one whose second digit is even. */
function winsTies({ c: digits }: Big): boolean {
  return (digits[1] ?? 0) % 2 === 0;
}
