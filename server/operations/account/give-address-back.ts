import { releasedAddress } from '@/domain/users/released-address';
import { retireLinks } from '../../auth/one-time-links';
import type { UserRow } from '../../calls/caller';
import { dropMessageMails } from '../../conversations/tell-of-message';
import { userRows } from '../../db/schema';
import { changesBetween } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import { NOTHING_ENTERED, removeEntered } from '../auth/end-earlier-access';

/**
 * For an account that is closed before anybody has proved its address, which may be a stranger's: the address is free
 * again, or the closed account would keep its owner out for good. What was entered goes with it where nobody has vouched
 * for the account either. It stays where staff close one, which is never `pending`: it is what they judged. The audit keeps
 * the address.
 * @param user locked by the transaction, as its claims are.
 * @returns the user as it is now; no mail goes to it (`mailOf`).
 */
export async function giveAddressBack(work: Work, user: UserRow): Promise<UserRow> {
  if (user.email_verified_at !== null) return user;
  const isNobodys = user.status === 'pending';
  await retireLinks(work, user.id, ['confirmation', 'magic_link', 'password_reset']);
  await dropMessageMails(work, user.id);
  const values = {
    email: releasedAddress(user.id, crypto.randomUUID().slice(0, 8)),
    ...(isNobodys && NOTHING_ENTERED),
  };
  const removed = isNobodys ? await removeEntered(work.db, user.id) : {};
  const changed = await work.update(userRows, user, values);
  await work.audit('user.address_released', user.id, {
    ...changesBetween(user, values),
    ...removed,
  });
  return changed;
}
