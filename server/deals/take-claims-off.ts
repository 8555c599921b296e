import { and, eq, inArray } from 'drizzle-orm';
import { CLAIM_TRANSITIONS } from '@/domain/claims/claim-state';
import { claimRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { moveClaim } from './move-claim';

/**
 * Takes the claims of a user off the market for whom nobody answers: `pause` those on it, or `withdraw` those on their way
 * to it as well.
 */
export async function takeClaimsOff(
  work: Work,
  userId: number,
  change: 'pause' | 'withdraw',
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
  for (const claim of claims) await moveClaim(work, claim, { change, by: 'staff' });
}
