import { releasedAddress } from '@/domain/users/released-address';
import { retireLinks } from '../../auth/one-time-links';
import type { UserRow } from '../../calls/caller';
import { dropMessageMails } from '../../conversations/tell-of-message';
import { userRows } from '../../db/schema';
import { changesBetween } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import { NOTHING_ENTERED, removeEntered } from '../auth/end-earlier-access';

/**
 * Frees the address of an account that is closed before anybody has proved the address, which may be a stranger's:
 * otherwise the closed account would keep its owner out for good. If nobody has vouched for the account either, what
 * was entered goes too. When staff close an account, which is then never `pending`, it stays: it is what they judged.
 * The audit keeps the address.
 * @param user locked by the transaction, as are its claims.
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
