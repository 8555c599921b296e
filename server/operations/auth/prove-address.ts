import { eq, sql } from 'drizzle-orm';
import { audit, changesBetween, type ActingCall } from '../../audit';
import type { Caller, UserRow } from '../../auth/caller';
import { retireLinks } from '../../auth/one-time-links';
import type { Database } from '../../db/database';
import { userRows } from '../../db/schema';
import { endEarlierAccess } from './end-earlier-access';

/** A call of somebody who need not have a session. */
interface ProvingCall extends ActingCall {
  caller: Caller;
}

/** Whether the call comes from a session of the user, opened by the user's own person. */
export function isOwnSession({ caller }: Pick<ProvingCall, 'caller'>, { id }: UserRow): boolean {
  return caller.kind === 'user' && caller.user.id === id && caller.impersonator === null;
}

/** Whether a link that signs in or resets ends more than its receiver may expect: the mail says so. */
export function endsEarlierAccess(user: UserRow): boolean {
  return user.email_verified_at === null && user.password_hash !== null;
}

interface Proof {
  /** Besides the link, the present password was given. */
  withPassword?: boolean;
}

/**
 * Whoever opened a link that was mailed has the address: it is confirmed, and a `pending` user is `active`. Anybody can
 * register anybody's address, so the first proof of it ends what was opened before, unless the present password or a
 * session of the account shows that it was the same person who did.
 * @param user locked by the transaction.
 * @returns the user as it is now.
 */
export async function proveAddress(
  tx: Database,
  call: ProvingCall,
  user: UserRow,
  { withPassword = false }: Proof = {},
): Promise<UserRow> {
  const now = call.ports.clock();
  const isFirstProof = user.email_verified_at === null;
  const values = {
    email_verified_at: user.email_verified_at ?? now,
    status: user.status === 'pending' ? ('active' as const) : user.status,
  };
  const changes = changesBetween(user, values);
  if (Object.keys(changes).length === 0) return user;
  if (isFirstProof && !withPassword && !isOwnSession(call, user)) {
    await endEarlierAccess(tx, call, user);
  }
  await retireLinks(tx, user.id, ['confirmation'], now);
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
