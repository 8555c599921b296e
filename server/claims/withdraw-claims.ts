import { and, eq, inArray } from 'drizzle-orm';
import { CLAIM_TRANSITIONS } from '@/domain/claims/claim-state';
import { claimRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { moveClaim } from './change-status';

/** Withdraws whatever of a user is on its way to the market or on it: nobody answers for it any more. */
export async function withdrawClaims(work: Work, userId: number): Promise<void> {
  const claims = await work.db
    .select()
    .from(claimRows)
    .where(
      and(
        eq(claimRows.user_id, userId),
        inArray(claimRows.status, [...CLAIM_TRANSITIONS.withdraw.from]),
      ),
    )
    .orderBy(claimRows.id)
    .for('no key update');
  for (const claim of claims) await moveClaim(work, claim, { change: 'withdraw', by: 'staff' });
}
