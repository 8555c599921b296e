import type { EndedByProof } from '@generated/model';
import type { UserRow } from '../../calls/caller';
import { retireLinks } from '../../auth/one-time-links';
import { userRows } from '../../db/schema';
import { broadcastUser } from '../../ports/broadcast';
import { type Acting, changesBetween } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import { endEarlierAccess, isStrangers } from './end-earlier-access';

/** Whether the call comes from a session of the user, opened by the user's own person. */
export function isOwnSession({ caller }: Pick<Acting, 'caller'>, { id }: UserRow): boolean {
  return caller.kind === 'user' && caller.user.id === id && caller.impersonator === null;
}

/** What a link that signs in or resets ends beyond what its receiver may expect: its mail and its page say so. */
export function endedByProof(user: UserRow): EndedByProof {
  if (user.email_verified_at !== null || user.password_hash === null) return 'nothing';
  return isStrangers(user) ? 'everything' : 'access';
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
