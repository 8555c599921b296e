import { and, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '@generated/model';
import type { Caller, UserRow } from '../../calls/caller';
import { normalEmail } from '@/domain/users/normal-email';
import { LOGIN_STATUSES } from '@/domain/users/user-status';
import { presentUser } from '../../auth/present-user';
import { RATE_LIMITS, rememberAddress } from '../../auth/rate-limit';
import { authorization, openSession, renewSession } from '../../auth/sessions';
import { userRows } from '../../db/schema';
import type { CallBy } from '../../calls/operation-types';
import type { Work } from '../../unit-of-work/change';
import { isOwnSession } from './prove-address';

/**
 * Opens a session for a user who has proved who they are, or continues the session that the call comes from, and counts
 * the sign-in.
 * @returns null if the user was barred, or the password changed, since the row was read.
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
      // A sign-in does not change the profile.
      updated_at: sql`${userRows.updated_at}`,
    })
    .where(
      and(
        eq(userRows.id, user.id),
        inArray(userRows.status, LOGIN_STATUSES),
        sql`${userRows.password_hash} is not distinct from ${user.password_hash}`,
      ),
    )
    .returning();
  if (!signedIn) return null;
  // Before the first proof of the address, this may be a stranger's login.
  if (user.email_verified_at) {
    await rememberAddress(work, RATE_LIMITS.signIn, normalEmail(user.email));
  }
  // The client forgets the previous token: a second session would live on for two weeks without anybody in it.
  const renewed =
    work.caller.kind === 'user' && isOwnSession(work, user)
      ? await renewSession(db, work.caller.sessionId, now)
      : null;
  const token = renewed ?? (await openSession(db, { user_id: user.id }, now));
  await work.audit('user.signed_in', user.id);
  return { status: 200, body: await presentUser(db, signedIn), headers: authorization(token) };
}
