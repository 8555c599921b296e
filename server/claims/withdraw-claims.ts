import { and, eq, inArray } from 'drizzle-orm';
import { CLAIM_TRANSITIONS } from '@/domain/claims/claim-state';
import type { Database } from '../db/database';
import { claimRows } from '../db/schema';
import { type ChangingCall, moveClaim } from './change-status';

/** Withdraws whatever of a user is on its way to the market or on it: nobody answers for it any more. */
export async function withdrawClaims(
  tx: Database,
  call: ChangingCall,
  userId: number,
): Promise<void> {
  const claims = await tx
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
  for (const claim of claims) await moveClaim(tx, call, claim, { change: 'withdraw', by: 'staff' });
}
