import type { EndedByProof } from '@generated/model';
import type { UserRow } from '../../calls/caller';
import { retireLinks } from '../../auth/one-time-links';
import { userRows } from '../../db/schema';
import { broadcastUser } from '../../ports/broadcast';
import { type Acting, changesBetween } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import { endEarlierAccess, isStrangers } from './end-earlier-access';

/** Whether the call comes from a session of the user that the user opened in person. */
export function isOwnSession({ caller }: Pick<Acting, 'caller'>, { id }: UserRow): boolean {
  return caller.kind === 'user' && caller.user.id === id && caller.impersonator === null;
}

/**
 * What a link that signs in or resets a password ends beyond what its receiver expects: its mail and its page say so.
 */
export function endedByProof(user: UserRow): EndedByProof {
  if (user.email_verified_at !== null || user.password_hash === null) return 'nothing';
  return isStrangers(user) ? 'everything' : 'access';
}

interface Proof {
  /** Whether the current password was given in addition to the link. */
  withPassword?: boolean;
}

/**
 * Confirms the address of somebody who opened a mailed link, and makes a `pending` user `active`. Anybody can register
 * anybody's address, so the first proof of it ends what was opened before, unless the current password or a session of
 * the account shows that it was the same person.
 * @param user locked by the transaction.
 * @returns the user as it is now.
 */
export async function proveAddress(
  work: Work,
  user: UserRow,
  { withPassword = false }: Proof = {},
): Promise<UserRow> {
  const isFirstProof = user.email_verified_at === null;
  const values = {
    email_verified_at: user.email_verified_at ?? work.now,
    status: user.status === 'pending' ? ('active' as const) : user.status,
  };
  const changes = changesBetween(user, values);
  if (Object.keys(changes).length === 0) return user;
  if (isFirstProof && !withPassword && !isOwnSession(work, user)) {
    await endEarlierAccess(work, user);
  }
  await retireLinks(work, user.id, ['confirmation']);
  const confirmed = await work.update(userRows, user, values);
  await work.audit('user.email_confirmed', user.id, changes);
  broadcastUser(work, user.id);
  return confirmed;
}
