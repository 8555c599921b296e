import { and, eq, inArray, sql } from 'drizzle-orm';
import type { User } from '@generated/model';
import { audit, type ActingCall } from '../../audit';
import type { UserRow } from '../../auth/caller';
import { normalEmail } from '../../auth/credentials';
import { presentUser } from '../../auth/present-user';
import { RATE_LIMITS, rememberAddress } from '../../auth/rate-limit';
import { authorization, openSession } from '../../auth/sessions';
import type { Database } from '../../db/database';
import { userRows } from '../../db/schema';
import type { RequestFacts } from '../../router/operation-types';

interface SigningInCall extends ActingCall {
  request: RequestFacts;
}

/**
 * Opens a session for a user who has proven to be the one, and counts it.
 * @returns null when the user was barred, or the password changed, since the row was read.
 */
export async function signIn(
  tx: Database,
  call: SigningInCall,
  user: UserRow,
): Promise<{ status: 200; body: User; headers: Record<string, string> } | null> {
  const now = call.ports.clock();
  const [signedIn] = await tx
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
  const { request } = call;
  await rememberAddress(tx, RATE_LIMITS.signIn, { request, email: normalEmail(user.email) }, now);
  const token = await openSession(tx, { user_id: user.id }, now);
  await audit(tx, call, { action: 'user.signed_in', subject_type: 'users', subject_id: user.id });
  return { status: 200, body: await presentUser(tx, signedIn), headers: authorization(token) };
}
