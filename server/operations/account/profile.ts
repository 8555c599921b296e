import { sentences } from '@/domain/sentences';
import { fieldsOfOtherName, nameBinding } from '@/domain/users/name-change';
import { passwordContext, passwordFault } from '@/domain/users/password';
import { findUserByEmail } from '../../auth/credentials';
import { freshProofRefusal } from '../../auth/fresh-proof';
import { lockCaller } from '../../auth/lock-user';
import { presentUser } from '../../auth/present-user';
import { retireLinks } from '../../auth/one-time-links';
import { authorization, renewSession, rotateSession } from '../../auth/sessions';
import { countOwnTry, RATE_LIMITS } from '../../auth/rate-limit';
import { setPassword } from '../../auth/set-password';
import { userRows } from '../../db/schema';
import type { UserRow } from '../../calls/caller';
import type { Call, Handlers, Reply } from '../../calls/operation-types';
import { refuse, refuseFields, refuseTooMany, underPath } from '../../calls/refusals';
import { broadcastUser } from '../../ports/broadcast';
import { changesBetween } from '../../unit-of-work/audit';
import { change } from '../../unit-of-work/change';
import {
  announceNewEmail,
  changedProfile,
  mailNewAddress,
  refuseEmptyChange,
  refuseTakenEmail,
  tellOfDetails,
  whenEmailTaken,
} from '../profile-changes';

export const profileHandlers = {
  getCurrentUser: async ({ caller, ports }) => {
    const headers = await rotateSession(ports.db, caller.sessionId, ports.clock());
    const body = await presentUser(ports.db, caller.user, caller.impersonator);
    return { status: 200, body, headers };
  },

  updateCurrentUser: async (call) => {
    const { body, caller, ports } = call;
    const {
      password,
      has_set_password: setsPassword,
      new_email: keptAddress,
      ...profile
    } = body.user;
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
    if (
      password !== undefined ||
      changedProfile(caller.user, profile).values.email !== caller.user.email
    ) {
      // Without a limit, one account could find out which addresses have an account.
      const wait = await countOwnTry(call, RATE_LIMITS.accountChange);
      if (wait !== null) return refuseTooMany(wait);
    }
    // Before the transaction: hashing is slow, and the embedded database has only one transaction at a time.
    const passwordHash = password === undefined ? null : await ports.passwords.hash(password);
    const account = { passwordHash, keepsAddress: keptAddress === null };
    return await changeProfile(call, profile, account).catch(whenEmailTaken);
  },
} satisfies Partial<Handlers>;

function refuseImpersonator() {
  return refuse('in_person_only', {
    message: 'You cannot change a user’s email address or password in the user’s name.',
  });
}

/** Staff may still change it (`updateAdminUser`), for example after a marriage or a typing error. */
function refuseOtherName(user: UserRow, wanted: Pick<UserRow, 'first_name' | 'last_name'>) {
  const binding = nameBinding(user.identity_status);
  const fields = binding === null ? [] : fieldsOfOtherName(user, wanted);
  if (fields.length === 0) return null;
  const message = sentences(binding, 'Write to our staff to change it.');
  const faults = Object.fromEntries(fields.map((field) => [field, message]));
  return refuseFields(underPath('user', faults));
}

async function changeProfile(
  call: Call<'updateCurrentUser'>,
  profile: Parameters<typeof changedProfile>[1],
  { passwordHash, keepsAddress }: { passwordHash: string | null; keepsAddress: boolean },
): Promise<Reply<'updateCurrentUser'>> {
  const { caller } = call;
  return await change(call, async (work) => {
    const user = await lockCaller(work);
    const { values: wanted, errors } = changedProfile(user, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const bound = refuseOtherName(user, wanted);
    if (bound) return bound;
    const isNewEmail = wanted.email !== user.email;
    if ((isNewEmail || keepsAddress) && caller.impersonator) return refuseImpersonator();
    const unproved =
      isNewEmail || passwordHash !== null ? await freshProofRefusal(work, caller) : null;
    if (unproved) return unproved;
    // An address counts once it is confirmed. Until then, a confirmed one stays; otherwise a typing error would give
    // the account to a stranger.
    const waits = isNewEmail && user.email_verified_at !== null;
    if (waits && (await findUserByEmail(work.db, wanted.email))) return refuseTakenEmail();
    const values = {
      ...wanted,
      ...(keepsAddress && { new_email: null }),
      ...(waits && { email: user.email, new_email: wanted.email }),
    };
    const changes = changesBetween(user, values);
    let changed = user;
    if (Object.keys(changes).length > 0) {
      changed = await work.update(userRows, user, values);
      await work.audit('user.profile_changed', user.id, changes);
      if (caller.impersonator) await tellOfDetails(work, changed, changes);
      broadcastUser(work, user.id);
    }
    // If the user asks again, the mail goes out again.
    if (waits) await mailNewAddress(work, user, wanted.email);
    else if (isNewEmail) await announceNewEmail(work, user, changed);
    else if (keepsAddress) await retireLinks(work, user.id, ['confirmation']);
    let headers = {};
    if (passwordHash !== null) {
      // Told at the address that the person has used so far.
      const told = { ...changed, email: user.email };
      changed = await setPassword(work, told, passwordHash, caller.sessionId);
      // Somebody else may have the token of this session, too.
      const token = await renewSession(work.db, caller.sessionId, work.now);
      if (token) headers = authorization(token);
    }
    return { status: 200, body: await presentUser(work.db, changed, caller.impersonator), headers };
  });
}
