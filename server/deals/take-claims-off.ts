import { and, eq, inArray } from 'drizzle-orm';
import { CLAIM_TRANSITIONS } from '@/domain/claims/claim-state';
import { mayLogIn } from '@/domain/users/user-status';
import { findUser } from '../auth/find-user';
import { claimRows, type ClaimRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { moveClaim, moveClaims } from './move-claim';

/**
 * Takes the claims of a user off the market for whom nobody answers: `pause` those on it, or `withdraw` those on their way
 * to it as well.
 */
export async function takeClaimsOff(
  work: Work,
  userId: number,
  { change, by }: { change: 'pause' | 'withdraw'; by: 'seller' | 'staff' },
): Promise<void> {
  const claims = await work.db
    .select()
    .from(claimRows)
    .where(
      and(
        eq(claimRows.user_id, userId),
        inArray(claimRows.status, [...CLAIM_TRANSITIONS[change].from]),
      ),
    )
    .orderBy(claimRows.id)
    .for('no key update');
  await moveClaims(work, claims, { change, by });
}

/**
 * A claim that comes onto the market by itself waits where its seller may not log in, as nobody would answer for it.
 * @returns the claim as it is then.
 */
export async function pauseIfSellerIsBarred(work: Work, open: ClaimRow): Promise<ClaimRow> {
  const seller = await findUser(work.db, open.user_id);
  const isBarred = seller !== undefined && !mayLogIn(seller.status);
  return isBarred ? await moveClaim(work, open, { change: 'pause', by: 'staff' }) : open;
}
