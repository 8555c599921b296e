import { and, asc, inArray, sql } from 'drizzle-orm';
import { STAGES_UNDER_WAY } from '@/domain/deals/negotiation-state';
import { mayLogIn, needsReason, type UserStatusChange } from '@/domain/users/user-status';
import { revokeUserSessions } from '../auth/sessions';
import type { UserRow } from '../calls/caller';
import { dropMessageMails } from '../conversations/tell-of-message';
import type { Database } from '../db/database';
import { negotiationRows, userRows } from '../db/schema';
import { withdrawBids } from '../deals/end-offers';
import { isPartyOf } from '../deals/lock-deal';
import { owedFees } from '../deals/owed-fees';
import { takeClaimsOff } from '../deals/take-claims-off';
import { userStatusMail } from '../mail/decision-mails';
import { broadcastNegotiation } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';
import { mailFirstLink } from './profile-changes';

/** At most this many are named; the rest is counted. */
const MOST_SALES = 10;

/**
 * The sales under way in which the user buys or sells, oldest first: nobody may leave the other side of one.
 * @returns their references, `NEG-4Q8W2H, NEG-7T1M5C and 3 more`; undefined if there are none.
 */
export async function salesUnderWay(tx: Database, userId: number): Promise<string | undefined> {
  const sales = await tx
    .select({ reference: negotiationRows.reference, total: sql<number>`count(*) over ()::int` })
    .from(negotiationRows)
    .where(isSaleUnderWayOf(userId))
    .orderBy(asc(negotiationRows.id))
    .limit(MOST_SALES);
  if (!sales[0]) return undefined;
  const named = sales.map(({ reference }) => reference).join(', ');
  const others = sales[0].total - sales.length;
  return others === 0 ? named : `${named} and ${others} more`;
}

/** The claims that the user bought or sold and still owes our fee for: `CLM-7K3F9Q, CLM-2M8XQ4`; undefined where there are none. */
export async function claimsOfOwedFees(tx: Database, userId: number): Promise<string | undefined> {
  const fees = await owedFees(tx, userId);
  return fees.map((fee) => fee.claim_reference).join(', ') || undefined;
}

/** Whoever is on the other side of a sale under way reads whether the user can act. */
async function broadcastSales(work: Work, userId: number): Promise<void> {
  const sales = await work.db
    .select({
      id: negotiationRows.id,
      buyer_id: negotiationRows.buyer_id,
      seller_id: negotiationRows.seller_id,
    })
    .from(negotiationRows)
    .where(isSaleUnderWayOf(userId));
  for (const sale of sales) broadcastNegotiation(work, sale);
}

const isSaleUnderWayOf = (userId: number) =>
  and(isPartyOf(userId), inArray(negotiationRows.status, STAGES_UNDER_WAY));

interface StatusChange {
  status: UserStatusChange;
  /** What the staff wrote; null if the status needs no reason, or the user brought it about. */
  reason: string | null;
}

/**
 * Changes the user's status. A user who may no longer log in has no session, no offer and no claim on the market. A
 * user who may log in again, but whose address nobody has proved, is mailed a confirmation, because no links were sent
 * in the meantime.
 * @param before the user, locked in this transaction; if the new status bars the login, the claims too
 * (`lockClaimsOf`), before the user's status changes.
 */
export async function changeUserStatus(
  work: Work,
  before: UserRow,
  { status, reason: given }: StatusChange,
): Promise<UserRow> {
  const reason = needsReason(status) ? given : null;
  const user = await work.update(userRows, before, { status, status_reason: reason });
  if (!mayLogIn(status)) {
    const isOwnAct = work.caller.kind === 'user';
    await revokeUserSessions(work, user.id);
    await dropMessageMails(work, user.id);
    await withdrawBids(work, user.id, { knows: isOwnAct ? 'buyer' : null });
    await takeClaimsOff(work, user.id, {
      transition: status === 'deactivated' ? 'withdraw' : 'pause',
      by: isOwnAct ? 'seller' : 'staff',
    });
  }
  if (mayLogIn(before.status) !== mayLogIn(status)) await broadcastSales(work, user.id);
  await work.audit(`user.${status}`, user.id, {
    status: [before.status, status],
    status_reason: [before.status_reason, reason],
  });
  await work.tell(user, 'account', userStatusMail, {
    status,
    reason,
    was: before.status,
    isAddressConfirmed: before.email_verified_at !== null,
  });
  const isLifted = !mayLogIn(before.status) && mayLogIn(status);
  if (isLifted && user.email_verified_at === null) await mailFirstLink(work, user);
  return user;
}
