import { eq, sql } from 'drizzle-orm';
import { audit, changesBetween, type ActingCall } from '../../audit';
import type { UserRow } from '../../auth/caller';
import type { Database } from '../../db/database';
import { userRows } from '../../db/schema';

/**
 * Whoever opened a link that was mailed has the address: it is confirmed, and a `pending` user is `active`.
 * @param user locked by the transaction.
 * @returns the user as it is now.
 */
export async function confirmAddress(
  tx: Database,
  call: ActingCall,
  user: UserRow,
): Promise<UserRow> {
  const now = call.ports.clock();
  const values = {
    email_verified_at: user.email_verified_at ?? now,
    status: user.status === 'pending' ? ('active' as const) : user.status,
  };
  const changes = changesBetween(user, values);
  if (Object.keys(changes).length === 0) return user;
  const [confirmed] = await tx
    .update(userRows)
    .set({ ...values, updated_at: now, lock_version: sql`${userRows.lock_version} + 1` })
    .where(eq(userRows.id, user.id))
    .returning();
  await audit(tx, call, {
    action: 'user.email_confirmed',
    subject_type: 'users',
    subject_id: user.id,
    changes,
  });
  return confirmed ?? user;
}
