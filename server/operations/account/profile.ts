import { eq, sql } from 'drizzle-orm';
import { passwordContext, passwordFault } from '@/domain/password';
import { audit, changesBetween } from '../../audit';
import { findUserByEmail } from '../../auth/credentials';
import { lockUser } from '../../auth/one-time-links';
import { presentUser } from '../../auth/present-user';
import { rotateSession } from '../../auth/sessions';
import { setPassword } from '../../auth/set-password';
import { userRows } from '../../db/schema';
import type { Call, Handlers, Reply } from '../../router/operation-types';
import { refuse, refuseFields } from '../../router/refusals';
import {
  announceNewEmail,
  mailNewAddress,
  changedProfile,
  isEmailTaken,
  refuseEmptyChange,
  refuseTakenEmail,
} from '../profile-changes';

export const profileHandlers = {
  getCurrentUser: async ({ caller, ports }) => {
    const headers = await rotateSession(ports.db, caller.sessionId, ports.clock());
    const body = await presentUser(ports.db, caller.user, caller.impersonator);
    return { status: 200, body, headers };
  },

  updateCurrentUser: async (call) => {
    const { body, caller, ports } = call;
    const { password, has_set_password: setsPassword, ...profile } = body.user;
    if (Object.keys(body.user).length === 0) return refuseEmptyChange();
    if (setsPassword && password === undefined) {
      return refuseFields({ 'user.password': 'This is required.' });
    }
    if (password !== undefined) {
      if (caller.impersonator) return refuseImpersonator();
      const person = changedProfile(caller.user, profile).values;
      const fault = passwordFault(password, passwordContext(person));
      if (fault) return refuseFields({ 'user.password': fault });
    }
    // Before the transaction: hashing is slow, and the embedded database has one transaction at a time.
    const passwordHash = password === undefined ? null : await ports.passwords.hash(password);
    try {
      return await changeProfile(call, profile, passwordHash);
    } catch (error) {
      if (isEmailTaken(error)) return refuseTakenEmail();
      throw error;
    }
  },
} satisfies Pick<Handlers, 'getCurrentUser' | 'updateCurrentUser'>;

function refuseImpersonator() {
  return refuse(422, 'transition_not_allowed', {
    message: "You cannot change a user's e-mail address or password in the user's name.",
  });
}

async function changeProfile(
  call: Call<'updateCurrentUser'>,
  profile: Parameters<typeof changedProfile>[1],
  passwordHash: string | null,
): Promise<Reply<'updateCurrentUser'>> {
  const { caller, ports } = call;
  const now = ports.clock();
  return await ports.db.transaction(async (tx) => {
    // The caller's row was read before the lock; another change may have come between.
    const user = (await lockUser(tx, caller.user.id)) ?? caller.user;
    const { values: wanted, errors } = changedProfile(user, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const isNewEmail = wanted.email !== user.email;
    if (isNewEmail && caller.impersonator) return refuseImpersonator();
    // An address counts when it is confirmed: until then a confirmed one stays, or a slip of the hand would give the
    // account to a stranger.
    const waits = isNewEmail && user.email_verified_at !== null;
    if (waits && (await findUserByEmail(tx, wanted.email))) return refuseTakenEmail();
    const values = waits ? { ...wanted, email: user.email, new_email: wanted.email } : wanted;
    const changes = changesBetween(user, values);
    if (Object.keys(changes).length > 0) {
      await tx
        .update(userRows)
        .set({
          ...values,
          updated_at: now,
          lock_version: sql`${userRows.lock_version} + 1`,
        })
        .where(eq(userRows.id, user.id));
      await audit(tx, call, {
        action: 'user.profile_changed',
        subject_type: 'users',
        subject_id: user.id,
        changes,
      });
    }
    // Asked for once more, the mail goes out once more.
    if (waits) await mailNewAddress(tx, call, user, wanted.email);
    else if (isNewEmail) await announceNewEmail(tx, call, user, wanted.email);
    if (passwordHash !== null) await setPassword(tx, call, user, passwordHash, caller.sessionId);
    const changed = (await lockUser(tx, user.id)) ?? user;
    return { status: 200, body: await presentUser(tx, changed, caller.impersonator) };
  });
}
