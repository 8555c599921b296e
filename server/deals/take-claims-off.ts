import { and, eq, inArray } from 'drizzle-orm';
import { CLAIM_TRANSITIONS } from '@/domain/claims/claim-state';
import { mayLogIn } from '@/domain/users/user-status';
import { findUser } from '../auth/find-user';
import { caseOf } from '../cases/find-case';
import { claimRows, type ClaimRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { transitionClaim, transitionClaims } from './transition-claim';

/**
 * Takes the claims of a user who can no longer answer for them off the market: `pause` those on it, or `withdraw` them
 * and those on their way to it.
 */
export async function takeClaimsOff(
  work: Work,
  userId: number,
  { transition, by }: { transition: 'pause' | 'withdraw'; by: 'seller' | 'staff' },
): Promise<void> {
  const claims = await work.db
    .select()
    .from(claimRows)
    .where(
      and(
        eq(claimRows.user_id, userId),
        inArray(claimRows.status, [...CLAIM_TRANSITIONS[transition].from]),
      ),
    )
    .orderBy(claimRows.id)
    .for('no key update');
  await transitionClaims(work, claims, { transition, by });
}

/** What a claim waits for that would come onto the market by itself. */
type Obstacle = 'seller_barred' | 'case_not_open';

/**
 * A claim that comes onto the market by itself waits where its seller may not log in, as nobody would answer for it, and where
 * its case takes no claims.
 * @returns the claim as it is then, and what it waits for, or null.
 */
export async function pauseIfObstructed(
  work: Work,
  open: ClaimRow,
): Promise<{ claim: ClaimRow; obstacle: Obstacle | null }> {
  const obstacle = await obstacleOf(work, open);
  if (obstacle === null) return { claim: open, obstacle };
  return {
    claim: await transitionClaim(work, open, { transition: 'pause', by: 'staff' }),
    obstacle,
  };
}

async function obstacleOf({ db }: Work, claim: ClaimRow): Promise<Obstacle | null> {
  const seller = await findUser(db, claim.user_id);
  if (seller && !mayLogIn(seller.status)) return 'seller_barred';
  const { status } = await caseOf(db, claim);
  return status === 'active' ? null : 'case_not_open';
}
