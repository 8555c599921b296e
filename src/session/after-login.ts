import type { User } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { pathTo } from '@/paths';
import { withFrom } from './entry-path';
import { withoutAct } from './pressed-act';

/** The portal of a user. Buyers with a verified account have their own (specification, section 4). */
export function portalPath(user: Pick<User, 'buyer_account_status'>): string {
  return isVerifiedBuyer(user) ? pathTo('buyerPortal') : pathTo('sellerPortal');
}

/** The agreement to accept, leading on to `from`. */
export function pathToAgreement(from: string | null): string {
  return withFrom(pathTo('newAgreement'), from);
}

/**
 * Where a login leads (specification, section 4): first to an outstanding agreement, then to the page that asked for
 * the login, then to the account settings on the first login, and otherwise to the portal.
 * @param from a path that `safeFrom` has accepted. An act that was pressed there is not part of the resulting address.
 */
export function pathAfterLogin(
  user: Pick<User, 'buyerAccount' | 'buyer_account_status'>,
  { isFirstLogin, from }: { isFirstLogin: boolean; from: string | null },
): string {
  const page = withoutAct(from);
  if (user.buyerAccount && !user.buyerAccount.agreementAccepted) return pathToAgreement(page);
  if (page) return page;
  return isFirstLogin ? pathTo('accountSettings') : portalPath(user);
}
