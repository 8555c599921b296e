import { and, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '@generated/model';
import type { Caller, UserRow } from '../../calls/caller';
import { normalEmail } from '@/domain/users/normal-email';
import { presentUser } from '../../auth/present-user';
import { RATE_LIMITS, rememberAddress } from '../../auth/rate-limit';
import { authorization, openSession } from '../../auth/sessions';
import { userRows } from '../../db/schema';
import type { CallBy } from '../../calls/operation-types';
import type { Work } from '../../unit-of-work/change';

/**
 * Opens a session for a user who has proven to be the one, and counts it.
 * @returns null when the user was barred, or the password changed, since the row was read.
 */
export async function signIn(
  work: Work<CallBy<Caller>>,
  user: UserRow,
): Promise<{ status: 200; body: User; headers: Record<string, string> } | null> {
  const { db, now } = work;
  const [signedIn] = await db
    .update(userRows)
    .set({
      sign_in_count: sql`${userRows.sign_in_count} + 1`,
      last_sign_in_at: now,
      // A sign-in is no change of the profile.
      updated_at: sql`${userRows.updated_at}`,
    })
    .where(
      and(
        eq(userRows.id, user.id),
        inArray(userRows.status, ['pending', 'active']),
        sql`${userRows.password_hash} is not distinct from ${user.password_hash}`,
      ),
    )
    .returning();
  if (!signedIn) return null;
  await rememberAddress(work, RATE_LIMITS.signIn, normalEmail(user.email));
  const token = await openSession(db, { user_id: user.id }, now);
  await work.audit('user.signed_in', user.id);
  return { status: 200, body: await presentUser(db, signedIn), headers: authorization(token) };
}
