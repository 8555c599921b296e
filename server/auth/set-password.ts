import { userRows } from '../db/schema';
import { passwordChangedMail } from '../mail/account-mails';
import type { Work } from '../unit-of-work/change';
import type { UserRow } from '../calls/caller';
import { retireLinks } from './one-time-links';
import { revokeUserSessions } from './sessions';

/**
 * Gives a user a new password. Sessions end and mailed login links stop working, because somebody else may have them.
 * @param exceptSession the session in which the password was changed, which goes on.
 * @returns the user as it is now.
 */
export async function setPassword(
  work: Work,
  user: UserRow,
  password_hash: string,
  exceptSession?: number,
): Promise<UserRow> {
  const changed = await work.update(userRows, user, { password_hash, has_set_password: true });
  await revokeUserSessions(work, user.id, exceptSession);
  await retireLinks(work, user.id, ['magic_link', 'password_reset']);
  await work.audit('user.password_changed', user.id);
  // An unverified address may be a stranger's.
  if (user.email_verified_at) await work.mail(user, passwordChangedMail, {});
  return changed;
}
